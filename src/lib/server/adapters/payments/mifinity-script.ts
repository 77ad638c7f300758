import { KeysRefused } from './offer.ts';
import { readPaymentKeys } from './payment-keys.ts';
import { offers } from './protocols/index.ts';

const nobodySends = () => Promise.reject(new Error('nothing is sent while pages are built'));

/**
 * Where MiFinity's script is by the operator's keys, for who has no running house to ask (`mifinityScriptOf`); null without an
 * account there. Throws `ConfigError` when the file cannot be read; keys that do not fit are the start's to refuse.
 */
export const mifinityScriptBy = (paymentKeysFile: string | null): string | null => {
  const keys = readPaymentKeys(paymentKeysFile).get('mifinity');
  const gateway =
    keys === undefined
      ? undefined
      : offers.find(({ name }) => name === 'mifinity')?.real(keys, nobodySends, () => new Date(0));
  return gateway === undefined || gateway instanceof KeysRefused ? null : (gateway.script ?? null);
};
