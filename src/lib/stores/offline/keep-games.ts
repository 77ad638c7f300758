import type { KeepGames } from '../../offline/kept-games.ts';
import { workerPath } from '../../offline/worker-path.ts';

type Saver = { readonly connection?: { readonly saveData?: boolean } };

/** The worker that keeps what a browser needs without a line; undefined where there is none, as while developing, or its start failed. */
export const startWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
};

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 2_000);
  });

/**
 * Has the browser keep the free tables of these games for when it has no line, once nothing else is to be done. Who saves data keeps
 * nothing.
 */
export const keepGames = async (wish: KeepGames): Promise<void> => {
  if ((navigator as Saver).connection?.saveData) return;
  await whenIdle();
  const registration = await startWorker();
  registration?.active?.postMessage(wish);
};
