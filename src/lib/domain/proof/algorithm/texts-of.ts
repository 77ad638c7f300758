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

/** The name of a text in the file of words. */
type EngineText = (typeof texts)[Engine][number];

/** The names of an engine's texts, in the order in which they are read. */
export const textsOf = (engine: Engine): readonly EngineText[] => texts[engine];
