// Written from the cards of the games by `npm run games:sync`.
import type { GameId } from '#domain/games/book/registry.ts';
import { outcomes as baccarat } from './baccarat/outcome.ts';
import { outcomes as bingo } from './bingo/outcome.ts';
import { outcomes as blackjack } from './blackjack/outcome.ts';
import { outcomes as craps } from './craps/outcome.ts';
import { outcomes as crash } from './crash/outcome.ts';
import { outcomes as cup } from './cup/outcome.ts';
import { outcomes as dice } from './dice/outcome.ts';
import { outcomes as fishing } from './fishing/outcome.ts';
import { outcomes as greyhounds } from './greyhounds/outcome.ts';
import { outcomes as hilo } from './hilo/outcome.ts';
import { outcomes as horses } from './horses/outcome.ts';
import { outcomes as keno } from './keno/outcome.ts';
import type { Describe } from './kit/outcome/describe.ts';
import { outcomes as ladder } from './ladder/outcome.ts';
import { outcomes as limbo } from './limbo/outcome.ts';
import { outcomes as lotto } from './lotto/outcome.ts';
import { outcomes as mines } from './mines/outcome.ts';
import { outcomes as paiGow } from './pai-gow/outcome.ts';
import { outcomes as plinko } from './plinko/outcome.ts';
import { outcomes as poker } from './poker/outcome.ts';
import { outcomes as roulette } from './roulette/outcome.ts';
import { outcomes as scratch } from './scratch/outcome.ts';
import { outcomes as sicBo } from './sic-bo/outcome.ts';
import { outcomes as slots } from './slots/outcome.ts';
import { outcomes as videoPoker } from './video-poker/outcome.ts';
import { outcomes as war } from './war/outcome.ts';
import { outcomes as wheel } from './wheel/outcome.ts';

/** How the outcome of each game of the house is told. */
export const outcomes: Readonly<Record<GameId, Describe>> = {
  ...baccarat,
  ...bingo,
  ...blackjack,
  ...craps,
  ...crash,
  ...cup,
  ...dice,
  ...fishing,
  ...greyhounds,
  ...hilo,
  ...horses,
  ...keno,
  ...ladder,
  ...limbo,
  ...lotto,
  ...mines,
  ...paiGow,
  ...plinko,
  ...poker,
  ...roulette,
  ...scratch,
  ...sicBo,
  ...slots,
  ...videoPoker,
  ...war,
  ...wheel,
};
