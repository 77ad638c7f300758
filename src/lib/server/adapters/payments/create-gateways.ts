import type { Logger } from 'pino';
import { anyTerms } from '#domain/payments/card-route.ts';
import { type Config, ConfigError } from '../../config.ts';
import { answerRequest } from '../../sandbox/company-desk.ts';
import { gatewaySecret, type SandboxBook } from '../../sandbox/orders.ts';
import type { DepositGateway } from './gateway.ts';
import { parseTerms } from './gateway-terms.ts';
import { KeysRefused } from './offer.ts';
import { readPaymentKeys, readPaymentTerms } from './payment-keys.ts';
import { offers } from './protocols/index.ts';
import { sendOverNetwork } from './send.ts';

type Outside = SandboxBook & { readonly log: Logger };
type Settings = Pick<Config, 'paymentKeysFile' | 'sandbox' | 'publicOrigin'> & {
  readonly secrets: { cardWebhook: string };
};

/**
 * Every company that the operator has keys of, and with the sandbox on all others, played by ourselves. Throws `ConfigError` with
 * everything that is wrong with the keys.
 */
export function createGateways(
  { paymentKeysFile, sandbox, publicOrigin, secrets }: Settings,
  outside: Outside,
): ReadonlyMap<string, DepositGateway> {
  const keys = readPaymentKeys(paymentKeysFile);
  const terms = readPaymentTerms(paymentKeysFile);
  const now = () => outside.clock.now();
  const gateways = new Map<string, DepositGateway>();
  const refused = [...keys.keys()].filter((name) => !offers.some((one) => one.name === name));
  const problems = refused.map((name) => `${name}: no payment company of this name`);
  for (const { name, real, sandbox: played, company } of offers) {
    if (keys.has(name)) {
      const send = sendOverNetwork((reason) => outside.log.warn({ gateway: name, reason }, 'a payment company failed'));
      const gateway = real(keys.get(name), send, now);
      const takes = terms.has(name) ? parseTerms(name, terms.get(name)) : anyTerms;
      for (const fault of [gateway, takes]) if (fault instanceof KeysRefused) problems.push(fault.message);
      if (!(gateway instanceof KeysRefused || takes instanceof KeysRefused)) gateways.set(name, { ...gateway, takes });
    } else if (sandbox) {
      const secret = gatewaySecret(secrets.cardWebhook, name);
      const desk = company(secret, publicOrigin);
      const send = (request: Parameters<typeof desk.readOrder>[0]) =>
        answerRequest(outside, desk, request, publicOrigin);
      gateways.set(name, played(secret, publicOrigin, send, now));
    }
  }
  if (problems.length > 0)
    throw new ConfigError(
      `PAYMENT_KEYS_FILE: ${paymentKeysFile} cannot be used:\n  ${problems.join('\n').replaceAll('\n', '\n  ')}`,
    );
  return gateways;
}
