import { callApi } from '../calls/api.ts';
import { $notifications, type Inbox, type Notification } from './notifications.ts';

const kind = 'support_answered';
const isNews = (one: Notification): boolean => one.kind === kind && !one.read;

/** The newest answer in the chat of which the player was told and which was not read. */
const newsOf = (inbox: Inbox | undefined): Notification | undefined =>
  inbox === undefined || inbox.unread === 0 ? undefined : inbox.items.find(isNews);

/** Marks on the page what leads to the chat (styles/chat.css) for as long as an answer waits there. Returns what ends that. */
export const markChatNews = (): (() => void) =>
  $notifications.subscribe(({ data }) =>
    document.documentElement.toggleAttribute('data-chat-news', newsOf(data) !== undefined),
  );

/** The answers were read where they stand: the bell and the menus tell of them no longer. */
export const markAnswersRead = async (): Promise<void> => {
  const known = $notifications.value?.data;
  const loaded = known === undefined ? await $notifications.fetch() : { data: known };
  if (!('data' in loaded)) return;
  const { data } = loaded;
  const newest = newsOf(data);
  if (newest === undefined) return;
  const answer = await callApi('markNotificationsRead', { body: { upTo: newest.id, kind } });
  if (!answer.ok) return;
  const items = data.items.map((one) => (one.kind === kind ? { ...one, read: true } : one));
  $notifications.mutate({ items, unread: answer.value.unread });
};
