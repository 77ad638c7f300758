import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Config } from '../config.ts';

type Pair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

let made: { readonly house: Pair; readonly studio: Pair } | undefined;

/** The house's pair towards the sandbox's Hub88, and that one's own. Made when first wanted, for this process alone. */
export const studioPairs = (): NonNullable<typeof made> => {
  const pair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2_048 });
  made ??= { house: pair(), studio: pair() };
  return made;
};

const derived = ({ secrets }: Pick<Config, 'secrets'>, purpose: string): string =>
  createHmac('sha256', secrets.cardWebhook).update(`sandbox studio ${purpose}`).digest('hex');

/** With which the sandbox's Valkyrie comes, and with which the house comes to it. */
export const pamToken = (config: Pick<Config, 'secrets'>): string => derived(config, 'pam');
export const operatorKey = (config: Pick<Config, 'secrets'>): string => derived(config, 'operator');
