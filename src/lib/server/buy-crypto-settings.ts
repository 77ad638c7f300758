import { z } from 'zod';

/** What sellers of crypto know an operator by. A seller without it is not offered. */
type BuyCryptoSettings = {
  readonly changellyMerchantId: string | null;
  /** `secret` signs the address in the frame's URL, without which Onramper sells nothing to it. */
  readonly onramper: { readonly apiKey: string; readonly secret: string } | null;
  readonly rampApiKey: string | null;
  /** The first part of the operator's own host there: `casino` for casino.banxa.com. */
  readonly banxaPartner: string | null;
};

const id = z.string().regex(/^[\w-]{6,100}$/, 'the id that the company gave, letters and digits');

/** What an operator may set of those who sell crypto; `config.ts` has them among the others. */
export const buyCryptoVariables = {
  CHANGELLY_MERCHANT_ID: id.optional(),
  ONRAMPER_API_KEY: id.optional(),
  ONRAMPER_SECRET: z.string().min(8, 'the secret that signs the addresses of the frame').optional(),
  RAMP_API_KEY: id.optional(),
  BANXA_PARTNER: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/, 'the first part of the host, casino for casino.banxa.com')
    .optional(),
};
const variables = z.object(buyCryptoVariables);

/** The same of an environment that has little else: what is built for a host of static files frames these. */
export const readBuyCrypto = (env: Readonly<Record<string, string | undefined>>): BuyCryptoSettings => {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  return buyCryptoSettings(variables.parse(Object.fromEntries(given)), () => {});
};

export function buyCryptoSettings(
  env: z.output<typeof variables>,
  refuse: (name: keyof typeof buyCryptoVariables, message: string) => void,
): BuyCryptoSettings {
  const { ONRAMPER_API_KEY: apiKey, ONRAMPER_SECRET: secret } = env;
  if (apiKey !== undefined && secret === undefined) refuse('ONRAMPER_API_KEY', 'needs ONRAMPER_SECRET too');
  return {
    changellyMerchantId: env.CHANGELLY_MERCHANT_ID ?? null,
    onramper: apiKey === undefined || secret === undefined ? null : { apiKey, secret },
    rampApiKey: env.RAMP_API_KEY ?? null,
    banxaPartner: env.BANXA_PARTNER ?? null,
  };
}
