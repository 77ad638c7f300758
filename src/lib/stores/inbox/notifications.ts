import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';

export type Inbox = ApiAnswer<'listNotifications'>;
export type Notification = Inbox['items'][number];

export const $notifications = createQuery<Inbox>(['notifications', $player], {
  fetcher: () => answered(callApi('listNotifications', {})),
});

/** Asks again: when the page comes back to the front. */
export const refreshNotifications = (): void => $notifications.revalidate();

/** What is listed was seen. It keeps saying that it was new until the list is loaded again; the count is gone at once. */
export const markSeen = async (): Promise<void> => {
  const { data } = $notifications.value ?? {};
  const [newest] = data?.items ?? [];
  if (data === undefined || newest === undefined || data.unread === 0) return;
  $notifications.mutate({ ...data, unread: 0 });
  const answer = await callApi('markNotificationsRead', { body: { upTo: newest.id } });
  $notifications.mutate({ ...data, unread: answer.ok ? answer.value.unread : data.unread });
};
