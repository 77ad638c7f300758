import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { cryptoSellers } from '#contract/payments/crypto.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { currencies } from '#domain/money/currency.ts';
import { sellerTerms } from '#domain/payments/buy-crypto.ts';
import { checkAddress } from '#domain/payments/chain/check-address.ts';
import { type CoinCode, isCoinCode } from '#domain/payments/chain/networks.ts';
import type { SellerName } from '../adapters/crypto-sellers/crypto-seller.ts';
import type { ServerContext } from '../context.ts';
import { textOf } from '../words.ts';
import { sendCoins } from './chain.ts';
import { framePolicy } from './frame-policy.ts';
import { type Html, sandboxPage } from './page.ts';

/** By the name that the deposit dialog has for it. */
const brandOf = (seller: SellerName): string => textOf(`cashier.seller_${seller}`);
/** What may be bought, in minor units: a little, enough, a lot. */
const packets: Readonly<Record<CoinCode, readonly bigint[]>> = {
  BTC: [50_000n, 200_000n, 1_000_000n],
  LTC: [20_000_000n, 100_000_000n, 500_000_000n],
  ETH: [10_000_000n, 50_000_000n, 250_000_000n],
  USDT: [30_000_000n, 100_000_000n, 500_000_000n],
};

type Asked = { readonly seller: SellerName; readonly coin: CoinCode; readonly address: string };

/**
 * The sellers of crypto, as their widgets look from outside: an address and a coin in the query, a choice of amounts, and coins on
 * their way to the address. They come from the sandbox's chain, which has mined them deep enough.
 */
export function mountEmbeds(app: Hono, ctx: ServerContext): void {
  const embeds = new Hono();
  embeds.get('/:seller', (c) => {
    const asked = readAsked(ctx, c);
    return asked === null ? c.notFound() : c.html(choicePage(asked), 200, framePolicy);
  });
  embeds.post('/:seller', async (c) => {
    const asked = readAsked(ctx, c);
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const amount = asked && packets[asked.coin].find((packet) => String(packet) === form['amount']);
    if (asked === null || !amount) return c.notFound();
    const blocks = ctx.config.chain.confirmations;
    const txid = await sendCoins(ctx, asked.address, amount, asked.coin, Math.max(...Object.values(blocks)));
    return c.html(sentPage(asked, amount, txid), 200, framePolicy);
  });
  app.route('/embeds', embeds);
}

/** Null for a seller, a coin or an address that there is not. */
function readAsked({ config }: ServerContext, c: Context): Asked | null {
  const seller = cryptoSellers.find((name) => name === c.req.param('seller'));
  const coin = c.req.query('currency') ?? '';
  if (seller === undefined || !isCoinCode(coin)) return null;
  const address = checkAddress(coin, c.req.query('address') ?? '', config.chain.network);
  return address.ok ? { seller, coin, address: address.value } : null;
}

const frame = ({ seller, coin, address }: Asked, inner: Html): Html =>
  sandboxPage(
    `${brandOf(seller)} · ${coin}`,
    html`<main class="card">
<header class="head"><span class="brand">${brandOf(seller)}</span><span class="secure">Buy ${currencies[coin].name}</span></header>
<dl class="facts"><div><dt>To</dt><dd class="code">${address}</dd></div></dl>
${inner}
</main>`,
  );

const choicePage = (asked: Asked): Html =>
  frame(
    asked,
    html`<p class="label">${termsOf(asked.seller)}</p>
<form method="post" class="choices">${packets[asked.coin].map(
      (packet) =>
        html`<button class="secondary" name="amount" value="${packet}">Buy ${displayAmount(packet, asked.coin)}</button>`,
    )}</form>`,
  );

const sentPage = (asked: Asked, amount: bigint, txid: string): Html =>
  frame(
    asked,
    html`<p class="done">${displayAmount(amount, asked.coin)} on the way.</p>
<dl class="facts"><div><dt>Transaction</dt><dd class="code">${txid}</dd></div></dl>`,
  );

const termsOf = (seller: SellerName): string => {
  const { feeBasisPoints, minutes } = sellerTerms[seller];
  return feeBasisPoints === null || minutes === null
    ? 'By card'
    : `By card · fee ${feeBasisPoints / 100} % · about ${minutes} min`;
};
