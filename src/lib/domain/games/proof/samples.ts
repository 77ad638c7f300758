import type { GameId } from '../registry.ts';

/** Bets and actions of one round, as they stand in a record. */
export type Sample = {
  readonly bets: readonly { readonly spot: string; readonly amount: string }[];
  readonly actions: readonly { readonly name: string; readonly [detail: string]: unknown }[];
};

const on = (spots: readonly string[], amount = '1.00', actions: Sample['actions'] = []): Sample => ({
  bets: spots.map((spot) => ({ spot, amount })),
  actions,
});

/** A round of each game, for test vectors and for whoever tries the verifier. Amounts are good in EUR. */
export const samples: Readonly<Record<GameId, Sample>> = {
  baccarat: on(['player', 'tie']),
  blackjack: on(['hand'], '2.00'),
  'casino-holdem': on(['ante'], '1.00', [{ name: 'call' }]),
  craps: on(['pass', 'place:6'], '6.00', [{ name: 'bet', spot: 'field', amountMinor: '100' }, { name: 'roll' }]),
  crash: on(['auto:1.50']),
  'deuces-not-so-ugly': on(['hands:5:coins:5'], '25.00', [{ name: 'draw', holds: [0, 3] }]),
  dice: on(['under:50.00']),
  fishing: on(['target:sardine']),
  horses: on(['card:4:win:1', 'card:4:show:2']),
  'jacks-or-better': on(['hands:1:coins:5'], '5.00', [{ name: 'draw', holds: [1, 2] }]),
  'keno-40-10': on(['picks:classic:1-7-12-30']),
  limbo: on(['target:2.00']),
  mines: on(['mines:1'], '1.00', [{ name: 'reveal', tile: 7 }]),
  plinko: on(['rows:16:high']),
  'roulette-american': on(['red', 'straight:17']),
  'roulette-european': on(['red', 'straight:17']),
  'roulette-french': on(['even', 'straight:17']),
  'scratch-night-ferry': on(['ticket']),
  'scratch-parcel-room': on(['ticket'], '2.00'),
  'slot-kite-harbour': on(['spin']),
  'slot-night-orchard': on(['spin']),
  'slot-signal-box': on(['lines:5'], '5.00'),
  'slot-tidepool': on(['spin']),
  'three-card-poker': on(['ante', 'pair-plus'], '1.00', [{ name: 'play' }]),
};
