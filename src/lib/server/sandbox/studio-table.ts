import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { dialectNames } from '#domain/catalogue/game.ts';
import type { ServerContext } from '../context.ts';
import { newUuid } from '../services/identity/tokens.ts';
import { framePolicy } from './frame-policy.ts';
import { type Html, sandboxPage } from './page.ts';
import { callHouse, type StudioSeat, type StudioTold } from './studio-calls.ts';
import { hub88Games, valkyrieGames } from './studio-games.ts';

const text = z.string().min(1).max(255);
const placed = z.object({
  game: text,
  currency: text,
  user: text.optional(),
  token: text.optional(),
  lobby: z.url({ protocol: /^https?$/ }),
  deposit: z.url({ protocol: /^https?$/ }),
});
type Placed = z.output<typeof placed>;
type Table = { readonly name: string; readonly placed: Placed; readonly seat: StudioSeat | null };

/** What the table can do with a stake, to show the house what studios do. */
const actions = ['win', 'lose', 'cancel'] as const;
type Action = (typeof actions)[number];

const [stakeCents, prizeCents] = [100, 250];

const names: Readonly<Record<string, string>> = Object.fromEntries([
  ...hub88Games.map(({ game_code, name }) => [game_code, name]),
  ...valkyrieGames.map(({ providerGameId, name }) => [providerGameId, name]),
]);

/** The studio's table in the house's frame. Who sits there and by which token stands in its address alone; it keeps nothing. */
export function mountStudioTable(studio: Hono, ctx: ServerContext): void {
  studio.get('/table/:dialect', async (c) => {
    const table = tableOf(c);
    if (table === null) return c.notFound();
    const told = table.seat === null ? null : await callHouse(ctx, table.seat, { kind: 'balance' });
    return c.html(tablePage(table, told, null), 200, framePolicy);
  });
  studio.post('/table/:dialect', async (c) => {
    const table = tableOf(c);
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const action = actions.find((one) => one === form['action']);
    if (table === null || action === undefined) return c.notFound();
    const told = table.seat === null ? null : await playRound(ctx, table.seat, action);
    return c.html(tablePage(table, told, action), 200, framePolicy);
  });
}

const tableOf = (c: Context): Table | null => {
  const dialect = dialectNames.find((name) => name === c.req.param('dialect'));
  const said = placed.safeParse(c.req.query()).data;
  const name = names[said?.game ?? ''];
  if (dialect === undefined || said === undefined || name === undefined) return null;
  const { user, token, game, currency } = said;
  const seat = user === undefined || token === undefined ? null : { dialect, user, token, game, currency };
  return { name, placed: said, seat };
};

/** A bet, and then its prize, its loss or its return. What the house refuses ends the round there. */
async function playRound(ctx: ServerContext, seat: StudioSeat, action: Action): Promise<StudioTold> {
  const [round, bet, id] = [newUuid(ctx.random), newUuid(ctx.random), newUuid(ctx.random)];
  const taken = await callHouse(ctx, seat, { kind: 'bet', round, id: bet, bet, cents: stakeCents });
  if (taken.code !== 'RS_OK' && taken.code !== 'OK') return taken;
  return action === 'cancel'
    ? callHouse(ctx, seat, { kind: 'rollback', round, id, bet })
    : callHouse(ctx, seat, { kind: 'win', round, id, bet, cents: action === 'win' ? prizeCents : 0 });
}

const amount = (cents: number): string => (cents / 100).toFixed(2);
const outcomes: Readonly<Record<Action, string>> = {
  win: `Won ${amount(prizeCents)}`,
  lose: 'Lost',
  cancel: 'Taken back',
};

const tablePage = (
  { name, placed: { currency, lobby, deposit }, seat }: Table,
  told: StudioTold | null,
  done: Action | null,
): Html => {
  const isRefused = told !== null && told.code !== 'RS_OK' && told.code !== 'OK';
  return sandboxPage(
    name,
    html`<main class="card" aria-label="${name}">
<header class="head"><span class="brand">${name}</span><span class="secure">Sandbox Studio</span></header>
<dl class="facts"><div><dt>${seat === null ? 'Play money' : 'Balance'}</dt><dd>${
      told?.balance === null || told === null ? '–' : `${amount(told.balance)} ${currency}`
    }</dd></div></dl>
<p class="done" role="status">${isRefused ? told.code : done === null ? 'Place a bet.' : outcomes[done]}</p>
<form method="post" class="choices">
<button class="primary" name="action" value="win">Stake ${amount(stakeCents)}, win</button>
<button class="secondary" name="action" value="lose">Stake ${amount(stakeCents)}, lose</button>
<button class="secondary" name="action" value="cancel">Stake ${amount(stakeCents)}, take it back</button>
</form>
<p><a href="${lobby}" target="_top">Lobby</a> · <a href="${deposit}" target="_top">Deposit</a></p>
</main>`,
  );
};
