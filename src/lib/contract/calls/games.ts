import type { Call } from '../call.ts';
import { startAutoplay, stopAutoplay } from '../games/autoplay.ts';
import { cancelBingoStake, listenToBingo, placeBingoStake, readBingoStake } from '../games/bingo.ts';
import {
  listCurrencies,
  listFeaturedGames,
  listGames,
  listJackpots,
  listLatestWinners,
  listMainGames,
  listNewGames,
  listTopGames,
  listTopWinners,
  readSkin,
} from '../games/catalogue.ts';
import { cancelCrashStake, cashOutCrashStake, listenToCrash, placeCrashStake, readCrashStake } from '../games/crash.ts';
import { cancelRaceStake, listenToRaces, placeRaceStake, readRaceStake } from '../games/horses.ts';
import { launchGame } from '../games/launch.ts';
import { listLiabilities, proveLiability } from '../games/liabilities.ts';
import {
  exportProvenStatement,
  listTreeHeads,
  readConsistency,
  readGrowth,
  readHeadStamp,
  readOwnLeaf,
} from '../games/log.ts';
import { cancelLottoStake, listenToLotto, listLottoTickets, placeLottoStake, readLottoStake } from '../games/lotto.ts';
import { listReturns } from '../games/returns.ts';
import { readSeries } from '../games/series.ts';
import {
  actRound,
  listTableRounds,
  openGameSession,
  placeRound,
  playFreeSpin,
  readGameSession,
} from '../games/session.ts';
import { listSharedChains } from '../games/shared.ts';
import {
  cancelRouletteStake,
  listenToRoulette,
  placeRouletteStake,
  readRouletteStake,
} from '../games/shared-roulette.ts';
import { listenToSea } from '../games/shared-sea.ts';
import type { CallName } from '../routes.ts';

/** The catalogue, and play. A fixed path stands before one with a parameter in the same place. */
export const gamesCalls = {
  launchGame,
  openGameSession,
  readGameSession,
  placeRound,
  listTableRounds,
  playFreeSpin,
  actRound,
  startAutoplay,
  stopAutoplay,
  readSeries,
  listenToBingo,
  placeBingoStake,
  readBingoStake,
  cancelBingoStake,
  listenToLotto,
  placeLottoStake,
  readLottoStake,
  cancelLottoStake,
  listLottoTickets,
  listenToSea,
  listenToRoulette,
  placeRouletteStake,
  readRouletteStake,
  cancelRouletteStake,
  listenToRaces,
  placeRaceStake,
  readRaceStake,
  cancelRaceStake,
  listenToCrash,
  placeCrashStake,
  readCrashStake,
  cancelCrashStake,
  cashOutCrashStake,
  listSharedChains,
  listGames,
  listTopGames,
  listMainGames,
  listFeaturedGames,
  listNewGames,
  listReturns,
  listTreeHeads,
  readHeadStamp,
  readConsistency,
  readGrowth,
  readOwnLeaf,
  exportProvenStatement,
  listLiabilities,
  proveLiability,
  listJackpots,
  listLatestWinners,
  listTopWinners,
  readSkin,
  listCurrencies,
} as const satisfies Partial<Record<CallName, Call>>;
