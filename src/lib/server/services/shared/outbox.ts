import type { ServerContext } from '../../context.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createGatherer, createTeller, partsOf } from './gather.ts';
import type { Leave, PublicStake } from './present.ts';

export type StakeNews = {
  readonly placed: readonly PublicStake[];
  readonly left: readonly Leave[];
  readonly cancelled: readonly string[];
};

/** At most ten messages a second go out, each with what gathered meanwhile. */
const gatherMs = 100;

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
  const { tell, told } = createTeller<StakesMessage>(ctx, game, bus.tell);
  const gatherer = createGatherer<StakeNews>(gatherMs, (news) => {
    const about: StakesMessage = { kind: 'stakes', game, round, placed: [], left: [], cancelled: [] };
    for (const placed of partsOf(news.flatMap((one) => one.placed))) tell({ ...about, placed });
    for (const left of partsOf(news.flatMap((one) => one.left)))
      tell({ ...about, left: left.map((leave) => ({ ...leave })) });
    for (const cancelled of partsOf(news.flatMap((one) => one.cancelled))) tell({ ...about, cancelled });
  });

  return {
    add: (roundId, { placed = [], left = [], cancelled = [] }) => {
      if (placed.length + left.length + cancelled.length === 0) return;
      if (round !== String(roundId)) gatherer.flush();
      round = String(roundId);
      gatherer.add({ placed, left, cancelled });
    },
    close: async () => {
      gatherer.flush();
      await told();
    },
  };
};
