import { on } from './visitor-routes.ts';

const games = '/game-aggregator-service/api/v1';

const get = on('GET');
const post = on('POST');
const del = on('DELETE');

/** What the table of a game alone calls, and the page of safer play: no other page has to know of it. */
export const tableRoutes = {
  readMarkers: post('/profile-service/api/v1/profile/marker'),
  openGameSession: post(`${games}/game-session`),
  readGameSession: get(`${games}/game-session/{sessionId}`),
  placeRound: post(`${games}/game-session/{sessionId}/round`),
  listTableRounds: get(`${games}/game-session/{sessionId}/round`),
  playFreeSpin: post(`${games}/game-session/{sessionId}/free-spin`),
  actRound: post(`${games}/game-session/{sessionId}/round/{roundId}/action`),
  startAutoplay: post(`${games}/game-session/{sessionId}/autoplay`),
  stopAutoplay: del(`${games}/game-session/{sessionId}/autoplay/{seriesId}`),
  readSeries: get(`${games}/game-session/{sessionId}/series`),
  placeCrashStake: post(`${games}/game-session/{sessionId}/crash/stake`),
  readCrashStake: get(`${games}/crash/stake/{stakeId}`),
  cancelCrashStake: del(`${games}/crash/stake/{stakeId}`),
  cashOutCrashStake: post(`${games}/crash/stake/{stakeId}/cash-out`),
  placeBingoStake: post(`${games}/game-session/{sessionId}/bingo/stake`),
  readBingoStake: get(`${games}/bingo/stake/{stakeId}`),
  cancelBingoStake: del(`${games}/bingo/stake/{stakeId}`),
  placeRaceStake: post(`${games}/game-session/{sessionId}/races/stake`),
  readRaceStake: get(`${games}/races/stake/{stakeId}`),
  cancelRaceStake: del(`${games}/races/stake/{stakeId}`),
  placeLottoStake: post(`${games}/game-session/{sessionId}/lotto/stake`),
  readLottoStake: get(`${games}/lotto/stake/{stakeId}`),
  cancelLottoStake: del(`${games}/lotto/stake/{stakeId}`),
  listLottoTickets: get(`${games}/game-session/{sessionId}/lotto/ticket`),
  placeRouletteStake: post(`${games}/game-session/{sessionId}/roulette/stake`),
  readRouletteStake: get(`${games}/roulette/stake/{stakeId}`),
  cancelRouletteStake: del(`${games}/roulette/stake/{stakeId}`),
} as const;
