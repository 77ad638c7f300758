import type { WordKey } from '#i18n/keys.ts';

/** What a reader of a game's figures should know, said before it surprises. */
export const fairnessNotes: Readonly<Record<string, readonly WordKey[]>> = {
  baccarat: ['fairplay.note.baccarat_1'],
  blackjack: [
    'fairplay.note.blackjack_1',
    'fairplay.note.blackjack_2',
    'fairplay.note.hand_money',
    'fairplay.note.blackjack_3',
  ],
  'casino-holdem': ['fairplay.note.hand_money', 'fairplay.note.casino_holdem_1'],
  crash: ['fairplay.note.crash_1', 'fairplay.note.floored'],
  craps: ['fairplay.note.craps_1', 'fairplay.note.craps_2', 'fairplay.note.craps_3'],
  'deuces-not-so-ugly': ['fairplay.note.best_play'],
  dice: ['fairplay.note.dice_1', 'fairplay.note.floored'],
  fishing: ['fairplay.note.fishing_1'],
  horses: ['fairplay.note.horses_1'],
  'jacks-or-better': ['fairplay.note.best_play', 'fairplay.note.jacks_or_better_1'],
  'keno-40-10': ['fairplay.note.keno_40_10_1'],
  limbo: ['fairplay.note.limbo_1', 'fairplay.note.floored'],
  mines: ['fairplay.note.mines_1', 'fairplay.note.floored'],
  plinko: ['fairplay.note.plinko_1'],
  'roulette-american': ['fairplay.note.roulette_american_1'],
  'roulette-french': ['fairplay.note.roulette_french_1'],
  'scratch-night-ferry': ['fairplay.note.series'],
  'scratch-parcel-room': ['fairplay.note.series'],
  'slot-kite-harbour': ['fairplay.note.slot_hits'],
  'slot-night-orchard': ['fairplay.note.slot_hits', 'fairplay.note.slot_night_orchard_1'],
  'slot-signal-box': ['fairplay.note.slot_hits'],
  'slot-tidepool': ['fairplay.note.slot_hits', 'fairplay.note.slot_tidepool_1'],
  'three-card-poker': [
    'fairplay.note.three_card_poker_1',
    'fairplay.note.three_card_poker_2',
    'fairplay.note.hand_money',
  ],
};
