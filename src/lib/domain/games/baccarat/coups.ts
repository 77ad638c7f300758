import type { CoupEnd } from './engine.ts';
import { bankerDraws, deckCount, isNatural, playerDraws, valueOfRank } from './hands.ts';

/** How a coup can end, and in how many of all orders of six cards it comes. */
export type CoupCases = CoupEnd & { readonly cases: bigint };

const ranks = Array.from({ length: 13 }, (_, rank) => rank);
const cardsLeft = 52 * deckCount - 4;

type Counts = readonly [player: number, banker: number, tie: number, bankerSix: number];

/** Who wins, and whether by the banker's six, in the order of `Counts`. */
const results = [
  { winner: 'player', bankerSix: false },
  { winner: 'banker', bankerSix: false },
  { winner: 'tie', bankerSix: false },
  { winner: 'banker', bankerSix: true },
] as const;

const slotOf = (player: number, banker: number): number =>
  player > banker ? 0 : player === banker ? 2 : banker === 6 ? 3 : 1;

/** How the orders of the fifth and sixth card decide two hands, by value: `counts` are the cards left of each value. */
const decide = (player: number, banker: number, counts: number[]): Counts => {
  const wins: [number, number, number, number] = [0, 0, 0, 0];
  const add = (a: number, b: number, ways: number): void => {
    const slot = slotOf(a, b);
    wins[slot] = (wins[slot] ?? 0) + ways;
  };
  // A card that is not drawn stands for every card that could have come: a coup counts all orders of six.
  const draw = (use: (value: number, ways: number) => void): void =>
    counts.forEach((ways, value) => {
      if (ways === 0) return;
      counts[value] = ways - 1;
      use(value, ways);
      counts[value] = ways;
    });
  const bankerPlays = (points: number, third: number | undefined, ways: number, undrawn: number): void => {
    if (!bankerDraws(banker, third)) add(points, banker, ways * undrawn);
    else
      draw((value, cards) =>
        add(points, (banker + value) % 10, (ways * cards * undrawn) / (cardsLeft - (third === undefined ? 0 : 1))),
      );
  };
  if (isNatural(player, banker)) add(player, banker, cardsLeft * (cardsLeft - 1));
  else if (!playerDraws(player)) bankerPlays(player, undefined, 1, cardsLeft * (cardsLeft - 1));
  else draw((third, cards) => bankerPlays((player + third) % 10, third, cards, cardsLeft - 1));
  return wins;
};

const enumerate = (): CoupCases[] => {
  const tally = new Map<string, { coup: CoupEnd; cases: number }>();
  const left = ranks.map(() => 4 * deckCount);
  const take = (rank: number): number => {
    const ways = left[rank] ?? 0;
    left[rank] = ways - 1;
    return ways;
  };
  const giveBack = (...cards: readonly number[]): void => {
    for (const rank of cards) left[rank] = (left[rank] ?? 0) + 1;
  };
  const byValue = (): number[] =>
    left.reduce<number[]>(
      (counts, ways, rank) => {
        const value = valueOfRank(rank);
        counts[value] = (counts[value] ?? 0) + ways;
        return counts;
      },
      Array.from({ length: 10 }, () => 0),
    );
  for (const a of ranks) {
    for (const b of ranks.slice(0, a + 1)) {
      const playerWays = take(a) * take(b) * (a === b ? 1 : 2);
      for (const c of ranks) {
        for (const d of ranks.slice(0, c + 1)) {
          const ways = playerWays * take(c) * take(d) * (c === d ? 1 : 2);
          const points = [valueOfRank(a) + valueOfRank(b), valueOfRank(c) + valueOfRank(d)].map((sum) => sum % 10);
          const wins = decide(points[0] ?? 0, points[1] ?? 0, byValue());
          for (const [slot, result] of results.entries()) {
            const coup = { ...result, playerPair: a === b, bankerPair: c === d };
            const key = `${slot}:${coup.playerPair}:${coup.bankerPair}`;
            const before = tally.get(key)?.cases ?? 0;
            tally.set(key, { coup, cases: before + ways * (wins[slot] ?? 0) });
          }
          giveBack(c, d);
        }
      }
      giveBack(a, b);
    }
  }
  return [...tally.values()].map(({ coup, cases }) => ({ ...coup, cases: BigInt(cases) }));
};

let counted: readonly CoupCases[] | undefined;

/**
 * The sixteen ways a coup can end, winner, pairs and the banker's six together, over all orders of six cards from eight decks: counted by rank for
 * the two hands and by value for what they draw. All counts are below 2^53. A few milliseconds, once.
 */
export const coupCases = (): readonly CoupCases[] => {
  counted ??= enumerate();
  return counted;
};
