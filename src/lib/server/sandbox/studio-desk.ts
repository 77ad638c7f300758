import { timingSafeEqual, verify } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { DialectName } from '#domain/catalogue/game.ts';
import type { ServerContext } from '../context.ts';
import { hub88Games, valkyrieGames } from './studio-games.ts';
import { operatorKey, studioPairs } from './studio-keys.ts';
import { mountStudioTable } from './studio-table.ts';

const text = z.string().min(1).max(255);
const wanted = z.object({
  game_code: text,
  currency: text,
  lobby_url: z.url(),
  deposit_url: z.url(),
  user: text.optional(),
  token: text.optional(),
});
const launched = z.object({
  currency: text,
  providerGameId: text,
  playerId: text,
  launchConfig: z.object({ lobby_url: z.url(), deposit_url: z.url() }),
});

/**
 * An outside studio, as it looks from the house: the list of its games, the place where one is played, and the table that stands
 * there, which calls the wallet's door. It speaks Hub88 and Valkyrie.
 */
export function mountStudio(app: Hono, ctx: ServerContext): void {
  const studio = new Hono();
  const tableAt = (dialect: DialectName, said: Readonly<Record<string, string | undefined>>): string => {
    const given = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${ctx.config.publicOrigin}/sandbox/studio/table/${dialect}?${new URLSearchParams(given)}`;
  };

  studio.post('/hub88/operator/generic/v2/game/:what', async (c) => {
    const raw = await c.req.text();
    const signature = Buffer.from(c.req.header('x-hub88-signature') ?? '', 'base64');
    if (!verify('RSA-SHA256', Buffer.from(raw), studioPairs().house.publicKey, signature))
      return c.json({ error: 'signature' }, 403);
    if (c.req.param('what') === 'list') return c.json(hub88Games);
    const said = wanted.safeParse(jsonOf(raw)).data;
    const game = hub88Games.find(({ game_code }) => game_code === said?.game_code);
    const isDemo = said?.currency === 'XXX';
    const isPlayer = said?.user !== undefined && said.token !== undefined;
    if (c.req.param('what') !== 'url' || !said || !game || isDemo === isPlayer)
      return c.json({ error: 'request' }, 404);
    const { user, token, currency, lobby_url: lobby, deposit_url: deposit } = said;
    return c.json({ url: tableAt('hub88', { game: game.game_code, user, token, currency, lobby, deposit }) });
  });

  studio.post('/valkyrie/:studio/gamelaunch', async (c) => {
    if (!hasKey(c, operatorKey(ctx.config))) return c.text('Unauthorized', 401);
    const said = launched.safeParse(jsonOf(await c.req.text())).data;
    const token = c.req.header('x-player-token');
    const game = valkyrieGames.find((one) => one.providerGameId === said?.providerGameId);
    if (!said || !token || game?.studio !== c.req.param('studio')) return c.json('Bad game launch call', 400);
    const { playerId: user, currency } = said;
    const { lobby_url: lobby, deposit_url: deposit } = said.launchConfig;
    return c.json({
      gameUrl: tableAt('valkyrie', { game: game.providerGameId, user, token, currency, lobby, deposit }),
    });
  });

  mountStudioTable(studio, ctx);
  app.route('/studio', studio);
}

const hasKey = (c: Context, key: string): boolean => {
  const [said, right] = [c.req.header('authorization') ?? '', `Bearer ${key}`].map((one) => Buffer.from(one));
  return said !== undefined && right !== undefined && said.length === right.length && timingSafeEqual(said, right);
};

const jsonOf = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};
