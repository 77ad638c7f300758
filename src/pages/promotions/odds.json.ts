import type { APIRoute } from 'astro';
import { gamesWithOdds } from '#domain/promotions/odds/distributions.ts';
import { oddsOfGame } from '#domain/promotions/odds/game-odds.ts';

/** The usual bet of each game with all that can come of it: what the forecast of a promotion computes with. */
const odds = gamesWithOdds.flatMap((game) => oddsOfGame(game).slice(0, 1));

export const GET: APIRoute = () =>
  new Response(JSON.stringify(odds), { headers: { 'content-type': 'application/json' } });
