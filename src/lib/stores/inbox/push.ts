import { atom } from 'nanostores';
import type { PushTopic } from '#contract/profile/push-topics.ts';
import { callApi } from '../calls/api.ts';
import { startWorker } from '../offline/keep-games.ts';

/**
 * Whether this browser may be told something while no page is open, and what it is told. `unsupported`: it cannot; `blocked`: its owner
 * said so in its settings.
 */
export type Push = {
  readonly state: 'unknown' | 'unsupported' | 'blocked' | 'ready';
  readonly topics: readonly PushTopic[];
  readonly isBusy: boolean;
  /** The last change did not work, and nothing was changed. */
  readonly hasFailed: boolean;
};

export const $push = atom<Push>({ state: 'unknown', topics: [], isBusy: false, hasFailed: false });

const isSupported = (): boolean =>
  typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window;

const subscribed = async (): Promise<PushSubscription | undefined> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
};

/** Asks the house what this browser is told; nobody is asked for leave, and nothing is begun. */
const loadPush = async (): Promise<void> => {
  if (!isSupported()) return void $push.set({ ...$push.get(), state: 'unsupported' });
  const state = Notification.permission === 'denied' ? 'blocked' : 'ready';
  const own = await subscribed();
  const answer = own && (await callApi('readPush', {}));
  const topics = answer?.ok
    ? answer.value.browsers.find(({ endpoint }) => endpoint === own?.endpoint)?.topics
    : undefined;
  $push.set({ ...$push.get(), state, topics: topics ?? [] });
};

let loading: Promise<void> | undefined;
/** Loads it once a page. */
export const loadPushOnce = (): Promise<void> => {
  loading ??= loadPush();
  return loading;
};

const inBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** This browser's address for the house's key; one that was made for another key is of no use. */
const subscribe = async (key: string): Promise<PushSubscription> => {
  const registration = await startWorker();
  if (!registration) throw new Error('no worker');
  const known = await registration.pushManager.getSubscription();
  if (known && inBase64Url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const save = async (topics: readonly PushTopic[]): Promise<boolean> => {
  const house = await callApi('readPush', {});
  if (!house.ok) return false;
  const own = await subscribe(house.value.key);
  const keys = { p256dh: inBase64Url(own.getKey('p256dh')), auth: inBase64Url(own.getKey('auth')) };
  const saved = await callApi('savePush', { body: { endpoint: own.endpoint, keys, topics: [...topics] } });
  if (saved.ok && topics.length === 0) await own.unsubscribe();
  return saved.ok;
};

/** Has this browser told of a topic, or no more. Asks its owner for leave, once: from a press alone. */
export const tellOf = async (topic: PushTopic, isWanted: boolean): Promise<void> => {
  const before = $push.get();
  if (before.isBusy) return;
  $push.set({ ...before, isBusy: true, hasFailed: false });
  const others = before.topics.filter((one) => one !== topic);
  const topics = isWanted ? [...others, topic] : others;
  try {
    if (isWanted && (await Notification.requestPermission()) !== 'granted')
      return void $push.set({ ...before, state: Notification.permission === 'denied' ? 'blocked' : 'ready' });
    const isSaved = await save(topics);
    $push.set({ ...before, topics: isSaved ? topics : before.topics, hasFailed: !isSaved });
  } catch {
    $push.set({ ...before, hasFailed: true });
  }
};
