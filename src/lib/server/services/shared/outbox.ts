import type { ServerContext } from '../../context.ts';
import type { Bus, BusMessage } from './bus.ts';
import type { Leave, PublicStake } from './present.ts';

export type StakeNews = {
  readonly placed: readonly PublicStake[];
  readonly left: readonly Leave[];
  readonly cancelled: readonly string[];
};

/** At most ten messages a second go out, each with what gathered meanwhile. */
const gatherMs = 100;

/** PostgreSQL's NOTIFY carries 8,000 bytes; a stake takes less than 200. */
const itemsMax = 35;

const parts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / itemsMax) }, (_, part) =>
    items.slice(part * itemsMax, (part + 1) * itemsMax),
  );

type StakesMessage = Extract<BusMessage, { kind: 'stakes' }>;

export type Outbox = {
  readonly add: (roundId: bigint, news: Partial<StakeNews>) => void;
  readonly close: () => Promise<void>;
};

/**
 * Gathers what stakes do and tells all processes, after the fact and outside of the players' transactions: a NOTIFY within
 * them would make every player wait for every other at the commit. A message lost is a line missing in a list.
 */
export const createOutbox = (ctx: ServerContext, game: string, bus: Bus): Outbox => {
  let round = '';
  let news: StakeNews = { placed: [], left: [], cancelled: [] };
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const { placed, left, cancelled } = news;
    const about: StakesMessage = { kind: 'stakes', game, round, placed: [], left: [], cancelled: [] };
    news = { placed: [], left: [], cancelled: [] };
    const messages: StakesMessage[] = [
      ...parts(placed).map((part) => ({ ...about, placed: part })),
      ...parts(left).map((part) => ({ ...about, left: part.map((leave) => ({ ...leave })) })),
      ...parts(cancelled).map((part) => ({ ...about, cancelled: part })),
    ];
    for (const message of messages)
      sending = sending
        .then(() => bus.tell(message))
        .catch((error: unknown) => ctx.log.warn({ game, reason: String(error) }, 'stakes could not be told'));
  };

  return {
    add: (roundId, { placed = [], left = [], cancelled = [] }) => {
      if (placed.length + left.length + cancelled.length === 0) return;
      if (timer && round !== String(roundId)) flush();
      round = String(roundId);
      news = {
        placed: [...news.placed, ...placed],
        left: [...news.left, ...left],
        cancelled: [...news.cancelled, ...cancelled],
      };
      timer ??= setTimeout(flush, gatherMs);
    },
    close: async () => {
      flush();
      await sending;
    },
  };
};
