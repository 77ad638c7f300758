import type { Context, Hono } from 'hono';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { checkAddress } from '#domain/payments/chain/check-address.ts';
import { type Chain, chainOf, chains, isCoinCode } from '#domain/payments/chain/networks.ts';
import type { ServerContext } from '../context.ts';
import { latestSandboxCoins, mineBlocks, reorganise, sandboxTip, sendCoins } from './chain.ts';
import { type ChainNote, chainPage } from './chain-page.ts';

const reorganisedBlocks = 2;

/**
 * The page of the chains that the sandbox plays: `/sandbox/chain/bitcoin` and so on. The house hears of nothing here but by
 * watching the chain, as it would a real one.
 */
export function mountChains(app: Hono, ctx: ServerContext): void {
  // With a node of the operator's the house looks there, and what is sent here would be for nobody.
  if (Object.keys(ctx.config.chain.nodes).length > 0) return;
  app.get('/chain', (c) => c.redirect('/sandbox/chain/bitcoin', 303));
  app.get('/chain/:chain', async (c) => {
    const chain = readChain(c.req.param('chain'));
    return chain === undefined ? c.notFound() : show(c, ctx, chain);
  });
  app.post('/chain/:chain', async (c) => {
    const chain = readChain(c.req.param('chain'));
    // A form that cannot be read names no action.
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const note = chain && (await act(ctx, chain, form));
    return chain === undefined || note === undefined ? c.notFound() : show(c, ctx, chain, note);
  });
}

const readChain = (name: string): Chain | undefined => chains.find((chain) => chain === name);

async function show(c: Context, ctx: ServerContext, chain: Chain, note?: ChainNote) {
  const [tip, coins] = [await sandboxTip(ctx, chain), await latestSandboxCoins(ctx, chain)];
  const confirmations = ctx.config.chain.confirmations[chain];
  return c.html(chainPage({ chain, tip, coins, confirmations }, chains, note), note?.isRefusal ? 422 : 200);
}

const done = (text: string): ChainNote => ({ text, isRefusal: false });
const refused = (text: string): ChainNote => ({ text, isRefusal: true });

/** Undefined: no action of the page. */
async function act(ctx: ServerContext, chain: Chain, form: Record<string, unknown>): Promise<ChainNote | undefined> {
  switch (form['action']) {
    case 'send':
      return send(ctx, chain, form);
    case 'mine':
      await mineBlocks(ctx, chain, 1);
      return done('A block was mined.');
    case 'mine-deep':
      await mineBlocks(ctx, chain, ctx.config.chain.confirmations[chain]);
      return done('The blocks were mined.');
    case 'reorganise':
    case 'lose':
      await reorganise(ctx, chain, reorganisedBlocks, form['action'] === 'lose');
      return done('Another branch won.');
    default:
      return undefined;
  }
}

async function send(ctx: ServerContext, chain: Chain, form: Record<string, unknown>): Promise<ChainNote> {
  const { address, amount, currency } = form;
  if (typeof currency !== 'string' || !isCoinCode(currency) || chainOf(currency) !== chain)
    return refused('This coin is of another chain.');
  const parsed = parsePositiveAmount(amount, currency);
  if (!parsed.ok) return refused('The amount cannot be read: digits and a point, as 0.005.');
  const to = typeof address === 'string' ? checkAddress(currency, address.trim(), 'regtest') : undefined;
  if (!to?.ok) return refused('No address of this chain: a wallet would refuse it too.');
  const txid = await sendCoins(ctx, to.value, parsed.value, currency);
  return done(`Sent: ${txid}`);
}
