// Written from the cards of the games by `npm run games:sync`.
import type { GameId } from '#domain/games/book/registry.ts';
import { spots as baccarat } from './baccarat/spots.ts';
import { spots as bingo } from './bingo/spots.ts';
import { spots as blackjack } from './blackjack/spots.ts';
import { spots as craps } from './craps/spots.ts';
import { spots as crash } from './crash/spots.ts';
import { spots as cup } from './cup/spots.ts';
import { spots as dice } from './dice/spots.ts';
import { spots as fishing } from './fishing/spots.ts';
import { spots as greyhounds } from './greyhounds/spots.ts';
import { spots as hilo } from './hilo/spots.ts';
import { spots as horses } from './horses/spots.ts';
import { spots as keno } from './keno/spots.ts';
import type { SpotWords } from './kit/outcome/spot-words.ts';
import { spots as ladder } from './ladder/spots.ts';
import { spots as limbo } from './limbo/spots.ts';
import { spots as lotto } from './lotto/spots.ts';
import { spots as mines } from './mines/spots.ts';
import { spots as paiGow } from './pai-gow/spots.ts';
import { spots as plinko } from './plinko/spots.ts';
import { spots as poker } from './poker/spots.ts';
import { spots as roulette } from './roulette/spots.ts';
import { spots as scratch } from './scratch/spots.ts';
import { spots as sicBo } from './sic-bo/spots.ts';
import { spots as slots } from './slots/spots.ts';
import { spots as videoPoker } from './video-poker/spots.ts';
import { spots as war } from './war/spots.ts';
import { spots as wheel } from './wheel/spots.ts';

/** What the bets of each game of the house are on, in words. */
export const spots: Readonly<Record<GameId, SpotWords>> = {
  baccarat: baccarat,
  'baccarat-no-commission': baccarat,
  'dragon-tiger': baccarat,
  'bingo-75': bingo,
  blackjack: blackjack,
  'blackjack-surrender': blackjack,
  craps: craps,
  'craps-pocket': craps,
  crash: crash,
  cup: cup,
  dice: dice,
  fishing: fishing,
  'fishing-shared': fishing,
  greyhounds: greyhounds,
  hilo: hilo,
  horses: horses,
  'keno-40-10': keno,
  'keno-80-20': keno,
  coin: ladder,
  penalty: ladder,
  towers: ladder,
  limbo: limbo,
  'lotto-6-49': lotto,
  mines: mines,
  'pai-gow-poker': paiGow,
  plinko: plinko,
  'caribbean-stud': poker,
  'casino-holdem': poker,
  'let-it-ride': poker,
  'three-card-poker': poker,
  'ultimate-texas-holdem': poker,
  'roulette-american': roulette,
  'roulette-european': roulette,
  'roulette-french': roulette,
  'roulette-multi': roulette,
  'roulette-prison': roulette,
  'roulette-shared': roulette,
  'scratch-fox-and-crow': scratch,
  'scratch-market-day': scratch,
  'scratch-night-ferry': scratch,
  'scratch-paper-planes': scratch,
  'scratch-parcel-room': scratch,
  'scratch-parish-hall': scratch,
  'scratch-tide-table': scratch,
  'scratch-word-garden': scratch,
  'sic-bo': sicBo,
  'slot-apothecary-row': slots,
  'slot-comet-register': slots,
  'slot-deep-foundry': slots,
  'slot-depot-nine': slots,
  'slot-gable-street': slots,
  'slot-honey-ledger': slots,
  'slot-kite-harbour': slots,
  'slot-lamplighters-round': slots,
  'slot-lotus-hour': slots,
  'slot-mill-race': slots,
  'slot-moth-light': slots,
  'slot-night-orchard': slots,
  'slot-orrery': slots,
  'slot-pattern-book': slots,
  'slot-penny-proscenium': slots,
  'slot-polar-logbook': slots,
  'slot-quarter-bells': slots,
  'slot-rain-garden': slots,
  'slot-seed-vault': slots,
  'slot-signal-box': slots,
  'slot-six-shafts': slots,
  'slot-soda-siphon': slots,
  'slot-tidepool': slots,
  'slot-wax-and-seal': slots,
  'bonus-deuces': videoPoker,
  'bonus-poker': videoPoker,
  'deuces-not-so-ugly': videoPoker,
  'double-double-bonus': videoPoker,
  'jacks-or-better': videoPoker,
  'joker-poker': videoPoker,
  'loose-deuces': videoPoker,
  war: war,
  wheel: wheel,
};
