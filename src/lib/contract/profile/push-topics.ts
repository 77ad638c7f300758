/**
 * What a player may be told of while no page is open. Each is asked for by itself. Apart from the calls, so that a page that names them carries
 * no schemas.
 */
export const pushTopics = ['draws', 'races', 'withdrawals'] as const;
export type PushTopic = (typeof pushTopics)[number];
