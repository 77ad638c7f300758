import type { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fail, ok } from '#domain/result.ts';
import { readResponse } from '../../common/time-stamp/read-response.ts';
import { sha256, stampRequest } from '../../common/time-stamp/request.ts';
import { certificatesIn, verifyStamp } from '../../common/time-stamp/verify-stamp.ts';
import { type Config, ConfigError } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import { answerStampRequest } from '../../sandbox/stamp-desk.ts';
import { sandboxStampKeys } from '../../sandbox/stamp-keys.ts';
import { type Ask, askOverNetwork } from './ask.ts';
import type { TimeStamps } from './time-stamps.ts';

type Outside = Pick<ServerContext, 'clock' | 'random'>;
type Settings = Pick<Config, 'timeStamps' | 'sandbox'> & { readonly secrets: { readonly cardWebhook: string } };

/** A stamp’s moment is now, but for the clocks of two that keep them. */
const clocksMs = 5 * 60_000;

type Terms = {
  readonly ask: Ask;
  readonly trusted: readonly X509Certificate[];
  readonly policy: string | null;
  readonly isSandbox: boolean;
};

/** A positive integer of eight bytes that DER does not write shorter. */
const nonceOf = ({ random }: Pick<Outside, 'random'>): Uint8Array => {
  const nonce = random.bytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
};

/** Whatever is behind `ask`, judged by the terms. */
export const stampsBy = ({ ask, trusted, policy, isSandbox }: Terms, outside: Outside): TimeStamps => ({
  trusted,
  isSandbox,
  stamp: async (bytes) => {
    const digest = sha256(bytes);
    const nonce = nonceOf(outside);
    const answer = await ask(stampRequest(digest, { nonce, policy }));
    if (!answer.ok) return answer;
    const token = readResponse(answer.value);
    if (!token.ok) return token;
    const facts = verifyStamp(token.value, { digest, trusted, policy, nonce });
    if (!facts.ok) return facts;
    const isNow = Math.abs(facts.value.at - outside.clock.now().getTime()) <= clocksMs;
    return isNow ? ok({ ...facts.value, token: token.value }) : fail('wrong_moment');
  },
});

/** The authority that the settings name; else the sandbox’s, where that is on; null: heads are not stamped. Throws `ConfigError`. */
export function createTimeStamps(config: Settings, outside: Outside): TimeStamps | null {
  const { timeStamps, sandbox, secrets } = config;
  if (timeStamps) {
    const { url, caFile, policy } = timeStamps;
    return stampsBy({ ask: askOverNetwork(url), trusted: readTrusted(caFile), policy, isSandbox: false }, outside);
  }
  if (!sandbox) return null;
  const keys = sandboxStampKeys(secrets.cardWebhook);
  const ask: Ask = async (request) => ok(answerStampRequest(request, keys, outside));
  return stampsBy({ ask, trusted: certificatesIn(keys.authority), policy: null, isSandbox: true }, outside);
}

/** The certificates of every authority whose stamps a house may have: those of the settings, and the sandbox’s. Throws `ConfigError`. */
export const everTrusted = ({ timeStamps, secrets }: Pick<Settings, 'timeStamps' | 'secrets'>): X509Certificate[] => [
  ...(timeStamps ? readTrusted(timeStamps.caFile) : []),
  ...certificatesIn(sandboxStampKeys(secrets.cardWebhook).authority),
];

/** The certificates of TIMESTAMP_CA_FILE. Throws `ConfigError` when it cannot be read. */
const readTrusted = (caFile: string): X509Certificate[] => {
  try {
    return certificatesIn(readFileSync(caFile, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`TIMESTAMP_CA_FILE: ${caFile} cannot be used: ${reason}`);
  }
};
