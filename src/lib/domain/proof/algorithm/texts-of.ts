import type { GameId } from '../../games/book/registry.ts';

const reelSlot = ['spin', 'reels'] as const;
const lineSlot = [...reelSlot, 'lines'] as const;

/** For each engine its texts: what it shares with others first. Each has parts, such as its bets, its draws and its outcome. */
const texts = {
  baccarat: ['baccarat'],
  bingo: ['bingo'],
  blackjack: ['blackjack'],
  'caribbean-stud': ['poker_hands', 'caribbean_stud'],
  'casino-holdem': ['poker_hands', 'casino_holdem'],
  craps: ['craps'],
  crash: ['crash'],
  cup: ['cup'],
  dice: ['dice'],
  'dragon-tiger': ['dragon_tiger'],
  fishing: ['fishing'],
  'fishing-shared': ['fishing_shared'],
  greyhounds: ['greyhounds'],
  hilo: ['hilo'],
  horses: ['horses'],
  keno: ['keno'],
  ladder: ['ladder'],
  'let-it-ride': ['poker_hands', 'let_it_ride'],
  limbo: ['limbo'],
  lotto: ['lotto'],
  mines: ['mines'],
  'pai-gow': ['pai_gow'],
  plinko: ['plinko'],
  roulette: ['roulette'],
  'roulette-multi': ['roulette_multi'],
  'roulette-shared': ['roulette_shared'],
  scratch: ['scratch'],
  'sic-bo': ['sic_bo'],
  'slots/bonus-wheel': [...reelSlot, 'slots_bonus_wheel'],
  'slots/cascades': [...reelSlot, 'slots_cascades'],
  'slots/classic': ['reels', 'slots_classic'],
  'slots/expanding-book': [...lineSlot, 'slots_expanding_book'],
  'slots/free-spins': [...reelSlot, 'slots_free_spins'],
  'slots/hold-respin': [...lineSlot, 'slots_hold_respin'],
  'slots/pick-bonus': [...lineSlot, 'slots_pick_bonus'],
  'slots/sticky-wilds': [...lineSlot, 'slots_sticky_wilds'],
  'slots/variable-ways': ['spin', 'slots_variable_ways'],
  'slots/ways': [...reelSlot, 'slots_ways'],
  'three-card-poker': ['three_card_poker'],
  'ultimate-texas-holdem': ['poker_hands', 'ultimate_texas_holdem'],
  'video-poker': ['video_poker'],
  war: ['war'],
  wheel: ['wheel'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An engine that decides rounds, whatever the titles are that play by it. */
export type Engine = keyof typeof texts;

/** What single titles have of their own beside the texts of their engine: what is printed on a ticket. */
const ownTexts = {
  'scratch-fox-and-crow': 'scratch_fox_and_crow',
  'scratch-market-day': 'scratch_market_day',
  'scratch-night-ferry': 'scratch_night_ferry',
  'scratch-paper-planes': 'scratch_paper_planes',
  'scratch-parcel-room': 'scratch_parcel_room',
  'scratch-parish-hall': 'scratch_parish_hall',
  'scratch-tide-table': 'scratch_tide_table',
  'scratch-word-garden': 'scratch_word_garden',
} as const satisfies Partial<Readonly<Record<GameId, string>>>;

/** The name of a text in the file of words. */
type RulesText = (typeof texts)[Engine][number] | (typeof ownTexts)[keyof typeof ownTexts];

/** The names of a game's texts, in the order in which they are read. */
export const textsOf = ({ id, engine }: { readonly id: GameId; readonly engine: Engine }): readonly RulesText[] => {
  const own = Object.entries(ownTexts).flatMap(([title, text]) => (title === id ? [text] : []));
  return [...texts[engine], ...own];
};
