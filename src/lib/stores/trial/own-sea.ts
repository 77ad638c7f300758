import type { OwnStream } from '../calls/streams.ts';
import type { TrialIo } from './state.ts';

/** A sea of the visitor's own: the same fish by the page's clock, and nobody else in it. */
export const ownSea =
  (io: TrialIo): OwnStream =>
  (tell) => {
    let isHeard = true;
    queueMicrotask(() => {
      if (!isHeard) return;
      tell({ type: 'sea', serverNow: io.now().toISOString(), seats: [], others: 0, gone: [], catches: [] });
      tell({ type: 'mine', seat: null });
    });
    return () => {
      isHeard = false;
    };
  };
