// Written from the cards of the games by `npm run games:sync`.

import { riskOf as baccarat } from '../baccarat/baccarat/risk.ts';
import { riskOf as baccaratNoCommission } from '../baccarat/baccarat-no-commission/risk.ts';
import { riskOf as dragonTiger } from '../baccarat/dragon-tiger/risk.ts';
import { riskOf as cup } from '../cup/risk.ts';
import { riskOf as dice } from '../dice/risk.ts';
import { riskOf as greyhounds } from '../greyhounds/risk.ts';
import { riskOf as hilo } from '../hilo/risk.ts';
import { riskOf as keno4010 } from '../keno/keno-40-10/risk.ts';
import { riskOf as keno8020 } from '../keno/keno-80-20/risk.ts';
import type { Bet } from '../kit/game.ts';
import { riskOf as coin } from '../ladder/coin/risk.ts';
import { riskOf as penalty } from '../ladder/penalty/risk.ts';
import { riskOf as towers } from '../ladder/towers/risk.ts';
import { riskOf as limbo } from '../limbo/risk.ts';
import { riskOf as mines } from '../mines/risk.ts';
import { riskOf as paiGowPoker } from '../pai-gow/pai-gow-poker/risk.ts';
import { riskOf as plinko } from '../plinko/risk.ts';
import { riskOf as letItRide } from '../poker/let-it-ride/risk.ts';
import { riskOf as rouletteAmerican } from '../roulette/roulette-american/risk.ts';
import { riskOf as rouletteEuropean } from '../roulette/roulette-european/risk.ts';
import { riskOf as rouletteFrench } from '../roulette/roulette-french/risk.ts';
import { riskOf as rouletteMulti } from '../roulette/roulette-multi/risk.ts';
import { riskOf as roulettePrison } from '../roulette/roulette-prison/risk.ts';
import { riskOf as rouletteShared } from '../roulette/roulette-shared/risk.ts';
import { riskOf as sicBo } from '../sic-bo/risk.ts';
import { riskOf as war } from '../war/risk.ts';
import { riskOf as wheel } from '../wheel/risk.ts';
import type { GameId } from './registry.ts';

/** How the risk of a round is counted, where the card says that it is. */
export const risks: Readonly<Partial<Record<GameId, (bets: readonly Bet[]) => number>>> = {
  baccarat,
  'baccarat-no-commission': baccaratNoCommission,
  'dragon-tiger': dragonTiger,
  cup,
  dice,
  greyhounds,
  hilo,
  'keno-40-10': keno4010,
  'keno-80-20': keno8020,
  coin,
  penalty,
  towers,
  limbo,
  mines,
  'pai-gow-poker': paiGowPoker,
  plinko,
  'let-it-ride': letItRide,
  'roulette-american': rouletteAmerican,
  'roulette-european': rouletteEuropean,
  'roulette-french': rouletteFrench,
  'roulette-multi': rouletteMulti,
  'roulette-prison': roulettePrison,
  'roulette-shared': rouletteShared,
  'sic-bo': sicBo,
  war,
  wheel,
};
