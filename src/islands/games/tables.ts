// Written from the cards of the games by `npm run games:sync`.
import type { GameId } from '#domain/games/book/registry.ts';
import { tables as baccarat } from './baccarat/table.ts';
import { tables as bingo } from './bingo/table.ts';
import { tables as blackjack } from './blackjack/table.ts';
import { tables as craps } from './craps/table.ts';
import { tables as crash } from './crash/table.ts';
import { tables as cup } from './cup/table.ts';
import { tables as dice } from './dice/table.ts';
import { tables as fishing } from './fishing/table.ts';
import { tables as greyhounds } from './greyhounds/table.ts';
import { tables as hilo } from './hilo/table.ts';
import { tables as horses } from './horses/table.ts';
import { tables as keno } from './keno/table.ts';
import type { TableEntry } from './kit/table.ts';
import { tables as ladder } from './ladder/table.ts';
import { tables as limbo } from './limbo/table.ts';
import { tables as lotto } from './lotto/table.ts';
import { tables as mines } from './mines/table.ts';
import { tables as paiGow } from './pai-gow/table.ts';
import { tables as plinko } from './plinko/table.ts';
import { tables as poker } from './poker/table.ts';
import { tables as roulette } from './roulette/table.ts';
import { tables as scratch } from './scratch/table.ts';
import { tables as sicBo } from './sic-bo/table.ts';
import { tables as slots } from './slots/table.ts';
import { tables as videoPoker } from './video-poker/table.ts';
import { tables as war } from './war/table.ts';
import { tables as wheel } from './wheel/table.ts';

/** The table of each game of the house, loaded when the game is opened. */
export const tables: Readonly<Record<GameId, TableEntry>> = {
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
