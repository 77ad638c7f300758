import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import { gatewaySecret } from '../../sandbox/orders.ts';
import { skrillPayoutDesk } from '../../sandbox/skrill-payouts.ts';
import { readPaymentKeys } from '../payments/payment-keys.ts';
import { type SkrillKeys, skrill } from '../payments/protocols/skrill.ts';
import { sendOverNetwork } from '../payments/send.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { sandboxPayouts } from './sandbox-payouts.ts';
import { createSkrillPayouts, type SkrillPayoutKeys } from './skrill.ts';

type Settings = Pick<Config, 'sandbox' | 'paymentKeysFile' | 'publicOrigin' | 'chain'> & {
  readonly secrets: Pick<Config['secrets'], 'cardWebhook'>;
};
type Outside = Pick<ServerContext, 'db' | 'clock' | 'log'>;

/**
 * Who pays players out, by name: Skrill, where the operator's keys have its API password, and in the sandbox both. Crypto has
 * nobody outside of it: no private key is on the server, so an operator's signer pays (`npm run ops -- withdrawals export`).
 *
 * Real money and played money do not mix on the way out: in the sandbox anybody makes euros by a button, hence a real company pays
 * nobody there, and where nodes are of real chains nothing is paid by pretence.
 */
export function createPayouts(settings: Settings, outside: Outside): ReadonlyMap<string, PayoutProvider> {
  const providers = [
    skrillPayouts(settings, outside),
    playsChains(settings) ? sandboxPayouts('crypto', outside) : null,
  ];
  return new Map(providers.filter((one) => one !== null).map((provider) => [provider.name, provider]));
}

const playsChains = ({ sandbox, chain }: Settings): boolean => sandbox && Object.keys(chain.nodes).length === 0;

function skrillPayouts(settings: Settings, outside: Outside): PayoutProvider | null {
  const { sandbox, paymentKeysFile, publicOrigin, secrets } = settings;
  const given = readPaymentKeys(paymentKeysFile).get('skrill');
  if (given !== undefined) {
    // Keys that do not fit have stopped the start already, where the gateways are made of them.
    const keys = skrill.keys.safeParse(given);
    if (sandbox || !keys.success || !canPayOut(keys.data)) return null;
    const tell = (reason: string) => outside.log.warn({ provider: 'skrill', reason }, 'a payout company failed');
    return createSkrillPayouts(keys.data, sendOverNetwork(tell));
  }
  const keys = skrill.sandboxKeys(gatewaySecret(secrets.cardWebhook, 'skrill'), publicOrigin);
  return sandbox && canPayOut(keys) ? createSkrillPayouts(keys, skrillPayoutDesk(outside, keys)) : null;
}

const canPayOut = (keys: SkrillKeys): keys is SkrillPayoutKeys => keys.apiPassword !== undefined;
