// Written from the cards of the games by `npm run games:sync`.
import type { GameId } from '#domain/games/book/registry.ts';
import { printed as baccarat } from './baccarat/printed.ts';
import { printed as bingo } from './bingo/printed.ts';
import { printed as blackjack } from './blackjack/printed.ts';
import { printed as craps } from './craps/printed.ts';
import { printed as crash } from './crash/printed.ts';
import { printed as cup } from './cup/printed.ts';
import { printed as dice } from './dice/printed.ts';
import { printed as fishing } from './fishing/printed.ts';
import { printed as greyhounds } from './greyhounds/printed.ts';
import { printed as hilo } from './hilo/printed.ts';
import { printed as horses } from './horses/printed.ts';
import { printed as keno } from './keno/printed.ts';
import type { PrintRules } from './kit/printed.ts';
import { printed as ladder } from './ladder/printed.ts';
import { printed as limbo } from './limbo/printed.ts';
import { printed as lotto } from './lotto/printed.ts';
import { printed as mines } from './mines/printed.ts';
import { printed as paiGow } from './pai-gow/printed.ts';
import { printed as plinko } from './plinko/printed.ts';
import { printed as poker } from './poker/printed.ts';
import { printed as roulette } from './roulette/printed.ts';
import { printed as scratch } from './scratch/printed.ts';
import { printed as sicBo } from './sic-bo/printed.ts';
import { printed as slots } from './slots/printed.ts';
import { printed as videoPoker } from './video-poker/printed.ts';
import { printed as war } from './war/printed.ts';
import { printed as wheel } from './wheel/printed.ts';

/** The rules of each game of the house, as its page prints them. */
export const printed: Readonly<Record<GameId, PrintRules>> = {
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
