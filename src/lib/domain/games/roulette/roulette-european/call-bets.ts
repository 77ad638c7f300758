import { type CallBet, finaleBets, neighbourBets, straightUp } from '../call-bets.ts';
import { wheelOrder } from './wheel.ts';

const sectors: readonly CallBet[] = [
  {
    id: 'voisins',
    kind: 'voisins',
    chips: [
      'trio:0-2-3',
      'trio:0-2-3',
      'split:4-7',
      'split:12-15',
      'split:18-21',
      'split:19-22',
      'corner:25-26-28-29',
      'corner:25-26-28-29',
      'split:32-35',
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
  { id: 'orphelins-plein', kind: 'orphelins-plein', chips: [1, 6, 9, 14, 17, 20, 31, 34].map(straightUp) },
  { id: 'jeu-zero', kind: 'jeu-zero', chips: ['split:0-3', 'split:12-15', 'straight:26', 'split:32-35'] },
];

export const callBets: readonly CallBet[] = [...sectors, ...neighbourBets(wheelOrder), ...finaleBets];
