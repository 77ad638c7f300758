import { neighboursOf, pocketCount } from './wheel.ts';

/** One kind of call bet, spoken for a part of the wheel, and the chips that the croupier lays for it. */
export type CallKind = 'voisins' | 'tiers' | 'orphelins' | 'orphelins-plein' | 'jeu-zero' | 'neighbours' | 'finale';

/** `chips`: the layout spots that get one chip each; a spot named twice gets two. The stake divides by their number. */
export type CallBet = { readonly id: string; readonly kind: CallKind; readonly chips: readonly string[] };

export const neighbourSpanMax = 9;

const straight = (number: number): string => `straight:${number}`;

const sectors: readonly CallBet[] = [
  {
    id: 'voisins',
    kind: 'voisins',
    chips: [
      ...['trio:0-2-3', 'trio:0-2-3', 'split:4-7', 'split:12-15', 'split:18-21', 'split:19-22'],
      ...['corner:25-26-28-29', 'corner:25-26-28-29', 'split:32-35'],
    ],
  },
  {
    id: 'tiers',
    kind: 'tiers',
    chips: ['split:5-8', 'split:10-11', 'split:13-16', 'split:23-24', 'split:27-30', 'split:33-36'],
  },
  {
    id: 'orphelins',
    kind: 'orphelins',
    chips: ['straight:1', 'split:6-9', 'split:14-17', 'split:17-20', 'split:31-34'],
  },
  { id: 'orphelins-plein', kind: 'orphelins-plein', chips: [1, 6, 9, 14, 17, 20, 31, 34].map(straight) },
  { id: 'jeu-zero', kind: 'jeu-zero', chips: ['split:0-3', 'split:12-15', 'straight:26', 'split:32-35'] },
];

const pockets = Array.from({ length: pocketCount }, (_, number) => number);

const neighbours: readonly CallBet[] = pockets.flatMap((number) =>
  Array.from({ length: neighbourSpanMax }, (_, index): CallBet => {
    const span = index + 1;
    return { id: `neighbours:${number}:${span}`, kind: 'neighbours', chips: neighboursOf(number, span).map(straight) };
  }),
);

const finales: readonly CallBet[] = Array.from({ length: 10 }, (_, digit) => ({
  id: `finale:${digit}`,
  kind: 'finale',
  chips: pockets.filter((number) => number % 10 === digit).map(straight),
}));

export const callBets: readonly CallBet[] = [...sectors, ...neighbours, ...finales];

const byId = new Map(callBets.map((bet) => [bet.id, bet]));

/** The call bet of that name: `voisins`, `neighbours:17:2`, `finale:4`, … */
export const findCallBet = (id: string): CallBet | undefined => byId.get(id);
