// Written from the cards of the games by `npm run games:sync`.

import { oddsOf as baccarat } from '../baccarat/baccarat/odds.ts';
import { oddsOf as baccaratNoCommission } from '../baccarat/baccarat-no-commission/odds.ts';
import { oddsOf as dragonTiger } from '../baccarat/dragon-tiger/odds.ts';
import { oddsOf as cup } from '../cup/odds.ts';
import { oddsOf as dice } from '../dice/odds.ts';
import { oddsOf as fishing } from '../fishing/fishing/odds.ts';
import { oddsOf as fishingShared } from '../fishing/fishing-shared/odds.ts';
import { oddsOf as greyhounds } from '../greyhounds/odds.ts';
import { oddsOf as keno4010 } from '../keno/keno-40-10/odds.ts';
import { oddsOf as keno8020 } from '../keno/keno-80-20/odds.ts';
import type { BetOdds } from '../kit/odds.ts';
import { oddsOf as limbo } from '../limbo/odds.ts';
import { oddsOf as plinko } from '../plinko/odds.ts';
import { oddsOf as rouletteAmerican } from '../roulette/roulette-american/odds.ts';
import { oddsOf as rouletteEuropean } from '../roulette/roulette-european/odds.ts';
import { oddsOf as rouletteFrench } from '../roulette/roulette-french/odds.ts';
import { oddsOf as rouletteMulti } from '../roulette/roulette-multi/odds.ts';
import { oddsOf as roulettePrison } from '../roulette/roulette-prison/odds.ts';
import { oddsOf as rouletteShared } from '../roulette/roulette-shared/odds.ts';
import { oddsOf as scratchFoxAndCrow } from '../scratch/scratch-fox-and-crow/odds.ts';
import { oddsOf as scratchMarketDay } from '../scratch/scratch-market-day/odds.ts';
import { oddsOf as scratchNightFerry } from '../scratch/scratch-night-ferry/odds.ts';
import { oddsOf as scratchPaperPlanes } from '../scratch/scratch-paper-planes/odds.ts';
import { oddsOf as scratchParcelRoom } from '../scratch/scratch-parcel-room/odds.ts';
import { oddsOf as scratchParishHall } from '../scratch/scratch-parish-hall/odds.ts';
import { oddsOf as scratchTideTable } from '../scratch/scratch-tide-table/odds.ts';
import { oddsOf as scratchWordGarden } from '../scratch/scratch-word-garden/odds.ts';
import { oddsOf as sicBo } from '../sic-bo/odds.ts';
import { oddsOf as slotDepotNine } from '../slots/bonus-wheel/slot-depot-nine/odds.ts';
import { oddsOf as slotMillRace } from '../slots/bonus-wheel/slot-mill-race/odds.ts';
import { oddsOf as slotOrrery } from '../slots/bonus-wheel/slot-orrery/odds.ts';
import { oddsOf as slotQuarterBells } from '../slots/bonus-wheel/slot-quarter-bells/odds.ts';
import { oddsOf as slotSodaSiphon } from '../slots/cascades/slot-soda-siphon/odds.ts';
import { oddsOf as slotTidepool } from '../slots/cascades/slot-tidepool/odds.ts';
import { oddsOf as slotSignalBox } from '../slots/classic/slot-signal-box/odds.ts';
import { oddsOf as slotNightOrchard } from '../slots/free-spins/slot-night-orchard/odds.ts';
import { oddsOf as slotKiteHarbour } from '../slots/ways/slot-kite-harbour/odds.ts';
import { oddsOf as wheel } from '../wheel/odds.ts';
import type { GameId } from './registry.ts';

/** All that can come of the usual bets of a game, the most usual first, where the card says that it is told. */
export const odds: Readonly<Partial<Record<GameId, () => readonly BetOdds[]>>> = {
  baccarat,
  'baccarat-no-commission': baccaratNoCommission,
  'dragon-tiger': dragonTiger,
  cup,
  dice,
  fishing,
  'fishing-shared': fishingShared,
  greyhounds,
  'keno-40-10': keno4010,
  'keno-80-20': keno8020,
  limbo,
  plinko,
  'roulette-american': rouletteAmerican,
  'roulette-european': rouletteEuropean,
  'roulette-french': rouletteFrench,
  'roulette-multi': rouletteMulti,
  'roulette-prison': roulettePrison,
  'roulette-shared': rouletteShared,
  'scratch-fox-and-crow': scratchFoxAndCrow,
  'scratch-market-day': scratchMarketDay,
  'scratch-night-ferry': scratchNightFerry,
  'scratch-paper-planes': scratchPaperPlanes,
  'scratch-parcel-room': scratchParcelRoom,
  'scratch-parish-hall': scratchParishHall,
  'scratch-tide-table': scratchTideTable,
  'scratch-word-garden': scratchWordGarden,
  'sic-bo': sicBo,
  'slot-depot-nine': slotDepotNine,
  'slot-kite-harbour': slotKiteHarbour,
  'slot-mill-race': slotMillRace,
  'slot-night-orchard': slotNightOrchard,
  'slot-orrery': slotOrrery,
  'slot-quarter-bells': slotQuarterBells,
  'slot-signal-box': slotSignalBox,
  'slot-soda-siphon': slotSodaSiphon,
  'slot-tidepool': slotTidepool,
  wheel,
};
