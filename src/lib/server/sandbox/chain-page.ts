import { html } from 'hono/html';
import { displayAmount } from '#domain/money/amount.ts';
import { confirmationsOf, toMinor } from '#domain/payments/chain/depth.ts';
import { type Chain, coinsOf, networkName } from '#domain/payments/chain/networks.ts';
import type { SandboxBlock, SandboxCoin } from './chain.ts';
import { type Html, sandboxPage } from './page.ts';

/** A chain as its page shows it. `confirmations`: what the house waits for. */
export type ChainView = {
  readonly chain: Chain;
  readonly tip: SandboxBlock;
  readonly coins: readonly SandboxCoin[];
  readonly confirmations: number;
};

/** A message above the forms: what was done, or why nothing was. */
export type ChainNote = { readonly text: string; readonly isRefusal: boolean };

const titles: Readonly<Record<Chain, string>> = { bitcoin: 'Bitcoin', litecoin: 'Litecoin', ethereum: 'Ethereum' };

/** Somebody outside, on the sandbox's network: whom a player's withdrawal may be tried with. */
const outside: Readonly<Record<Chain, string>> = {
  bitcoin: 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk',
  litecoin: 'rltc1q6rz28mcfaxtmd6v789l9rrlrusdprr9puuzgkg',
  ethereum: '0x52908400098527886E0F7030069857D2E4169EE7',
};

/** The chains that the sandbox plays: where one sends coins, mines, and lets another branch win. */
export const chainPage = (view: ChainView, chains: readonly Chain[], note?: ChainNote): Html =>
  sandboxPage(
    `${titles[view.chain]} · Sandbox chain`,
    html`<main class="card wide">
<header class="head"><span class="brand">${titles[view.chain]}</span><span class="secure">Block ${String(view.tip.height)}</span></header>
<nav class="ways" aria-label="Chains">${chains.map(
      (chain) =>
        html`<a href="/sandbox/chain/${chain}" ${chain === view.chain ? html`aria-current="page"` : ''}>${titles[chain]}</a>`,
    )}</nav>
${note === undefined ? '' : html`<p class="${note.isRefusal ? 'empty' : 'done'}" role="status">${note.text}</p>`}
<form method="post" class="choices">
<label>To address<input name="address" required maxlength="100" autocomplete="off" spellcheck="false"></label>
<label>Amount<input name="amount" required maxlength="12" inputmode="decimal" autocomplete="off"></label>
<label>Coin<select name="currency">${coinsOf(view.chain).map(
      (coin) => html`<option value="${coin}">${coin}, ${networkName(coin, 'mainnet')}</option>`,
    )}</select></label>
<button class="primary" name="action" value="send">Send, and mine a block</button>
</form>
<form method="post" class="choices part">
<h2>Blocks</h2>
<button class="secondary" name="action" value="mine">Mine a block</button>
<button class="secondary" name="action" value="mine-deep">Mine ${String(view.confirmations)} blocks</button>
<button class="secondary" name="action" value="reorganise">Another branch wins: the last 2 blocks are replaced</button>
<button class="secondary" name="action" value="lose">The same, and what they paid was spent otherwise</button>
</form>
<section class="part">
<h2>An address outside of the house</h2>
<p class="label">To try a withdrawal with: <span class="code">${outside[view.chain]}</span></p>
</section>
<section class="part">
<h2>Sent last</h2>
${view.coins.length === 0 ? html`<p class="empty">Nobody has sent anything yet.</p>` : html`<ul class="rows">${view.coins.map((coin) => coinRow(coin, view))}</ul>`}
</section>
</main>`,
  );

const coinRow = ({ txid, address, currency, chain_amount, block_height }: SandboxCoin, { tip }: ChainView): Html => {
  const blocks = block_height === null ? 0n : confirmationsOf(block_height, tip.height);
  return html`<li><p><strong>${displayAmount(toMinor(currency, chain_amount), currency)}</strong><span>${String(blocks)} confirmation${blocks === 1n ? '' : 's'}</span></p>
<p class="label">To <span class="code">${address}</span></p>
<p class="label">By <span class="code">${txid}</span></p></li>`;
};
