import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { runChainWatchers } from '#server/services/chain/watchers.ts';
import { hearEvents } from '#tests/support/events.ts';
import { signUp } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const ending = new AbortController();
let watching: Promise<void>;
beforeAll(async () => {
  server = await startServer({ env: { CHAIN_POLL_SECONDS: '1' } });
  watching = runChainWatchers(server.ctx, ending.signal);
});
afterAll(async () => {
  ending.abort();
  await watching;
  await server.stop();
});

type Opened = { address: string; network: string; minAmount: string; confirmations: number };
type Told = {
  changed: { kind: string; id: string; state: string } | null;
  funds: { currency: string; totalMoney: string }[];
};
type Page = {
  items: { id: string; type: string; state: string; amount: string; reference: string | null; gateway?: string }[];
};

/** What the page of the sandbox's chain does when its button is pressed. */
const press = async (fields: Record<string, string>): Promise<void> => {
  const headers = { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  const { status } = await fetch(`${server.origin}/sandbox/chain/bitcoin`, { method: 'POST', headers, body });
  expect(status).toBe(200);
};

test('coins that are sent to a player’s address are pending, then in the wallet, without a reload', async () => {
  const player = await signUp(server.origin);
  await player.must('addCurrency', { body: { currency: 'BTC' } });
  const stream = await hearEvents(server.origin + routes.listenToWallet.path, player.cookies());
  const until = async (isSo: (told: Told) => boolean): Promise<Told> => {
    for (;;) {
      const found = (stream.events as unknown as Told[]).find(isSo);
      if (found) return found;
      await new Promise((later) => setTimeout(later, 20));
    }
  };
  const opened = await player.must<Opened>('cryptoDeposit', { body: { currency: 'BTC' } });
  expect(await player.must<Opened>('cryptoDeposit', { body: { currency: 'BTC', promotionCoupon: null } })).toEqual(
    opened,
  );
  expect(opened).toMatchObject({ network: 'Bitcoin regtest', confirmations: 3 });

  await press({ action: 'send', address: opened.address, amount: '0.005', currency: 'BTC' });
  const pending = await until(({ changed }) => changed?.kind === 'deposit' && changed.state === 'pending');
  expect(pending.funds.find(({ currency }) => currency === 'BTC')?.totalMoney).toBe('0.00000000');
  await press({ action: 'mine-deep' });
  const credited = await until(({ changed }) => changed?.id === pending.changed?.id && changed?.state === 'completed');
  expect(credited.funds.find(({ currency }) => currency === 'BTC')?.totalMoney).toBe('0.00500000');
  stream.hangUp();

  const list = await player.must<Page>('listCryptoTransactions', { params: { type: 'deposit' } });
  expect(list.items).toMatchObject([{ type: 'deposit', state: 'completed', amount: '0.00500000' }]);
  expect(list.items[0]?.reference).toMatch(/^[0-9a-f]{64}:0$/);
  expect((await player.must<Opened>('cryptoDeposit', { body: { currency: 'BTC' } })).address).not.toBe(opened.address);
});

test('a page of somebody else’s cannot press the buttons of the sandbox’s chain', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${server.origin}/sandbox/chain/bitcoin`, {
    method: 'POST',
    headers,
    body: 'action=mine',
  });
  expect(answer.status).toBe(403);
});
