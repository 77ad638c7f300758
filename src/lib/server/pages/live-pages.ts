import { type NodeHandler, type Rendered, renderPage } from '../on-demand/render.ts';

/** The pages that this process serves, for the desk: what it may ask of them, and what it may tell them. */
export type LivePages = {
  /** Renders a page of the build that is served now, with what it is told; null: there is no such build, or no such page. */
  readonly render: (path: string, locals: object) => Promise<Rendered | null>;
  /** By their name (wanted-pages.ts), which pages are served; null: this process keeps none. */
  readonly shown: () => string | null;
  /** Something was published: look at once. */
  readonly wake: () => void;
  /** Resolves when somebody said so, or when `ms` are over. */
  readonly woken: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly serve: (handler: NodeHandler | null) => void;
  readonly showing: (fingerprint: string) => void;
};

export function createLivePages(): LivePages {
  let handler: NodeHandler | null = null;
  let fingerprint: string | null = null;
  let isDue = false;
  let waiting: (() => void) | null = null;
  return {
    render: async (path, locals) => (handler === null ? null : renderPage(handler, path, 'desk.localhost', locals)),
    shown: () => fingerprint,
    serve: (next) => {
      handler = next;
    },
    showing: (next) => {
      fingerprint = next;
    },
    wake: () => {
      isDue = true;
      waiting?.();
    },
    woken: (ms, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          waiting = null;
          isDue = false;
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting = end;
        signal.addEventListener('abort', end, { once: true });
        if (isDue || signal.aborted) end();
      }),
  };
}
