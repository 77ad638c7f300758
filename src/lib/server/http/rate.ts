import { createHmac } from 'node:crypto';
import type { Limiter, Rule } from '../adapters/limiter/limiter.ts';
import { windowGuard } from '../common/window-guard.ts';
import { limitKeyOf } from './client-ip.ts';

/**
 * `ordinary` and `play`: guarded by this process against floods. `sensitive`: guessing, mass sign-up and mail bombs pay
 * off, so it is counted for each address and each signed-in player, across all processes. An e-mail address that a stranger
 * names is not counted here: whoever knows it could shut its owner out. Sign-in counts it behind the captcha. `provider`:
 * signed calls of payment services, which come in bursts from one address.
 */
export type RateClass = 'ordinary' | 'play' | 'sensitive' | 'provider';

const windowMs = 10_000;
const perWindow = { ordinary: 600, play: 1_200, provider: 3_000 } as const;

const waits = { waitSeconds: 30, waitSecondsMax: 3_600 } as const;
const perAddress = { points: 30, windowSeconds: 600, ...waits } as const;
/** Of what is kept for good: a wait of a day, so that no two days have more than two days' share. */
const aDay = { windowSeconds: 86_400, waitSeconds: 86_400, waitSecondsMax: 86_400 } as const;
const perPlayer = { points: 10, windowSeconds: 900, ...waits } as const;

export type RateGate = {
  /** Before anything is read: 0, or the seconds to wait. */
  readonly atDoor: (rate: RateClass, ip: string) => number;
  /** After parsing, for `sensitive` alone. */
  readonly sensitive: (call: string, ip: string, playerId: string | null) => Promise<number>;
  /** Of a call with a `perDay`. */
  readonly daily: (call: string, perDay: number, playerId: string) => Promise<number>;
};

type Options = { readonly scale: number; readonly pseudonymKey: string; readonly now: () => number };

export function createRateGate(limiter: Limiter, { scale, pseudonymKey, now }: Options): RateGate {
  const guards = {
    ordinary: windowGuard(perWindow.ordinary * scale, windowMs, now),
    play: windowGuard(perWindow.play * scale, windowMs, now),
    provider: windowGuard(perWindow.provider * scale, windowMs, now),
  };
  // Network addresses and players are personal data: the counters keep keyed hashes of them.
  const pseudonym = (text: string) => createHmac('sha256', pseudonymKey).update(text).digest('base64url').slice(0, 27);
  return {
    atDoor: (rate, ip) => guards[rate === 'sensitive' ? 'ordinary' : rate](limitKeyOf(ip)),
    sensitive: async (call, ip, playerId) => {
      const address: Rule = { name: `${call}/address`, ...perAddress, points: perAddress.points * scale };
      const waitForAddress = await limiter.take(address, pseudonym(limitKeyOf(ip)));
      if (waitForAddress > 0 || playerId === null) return waitForAddress;
      return limiter.take({ name: `${call}/player`, ...perPlayer }, pseudonym(playerId));
    },
    daily: (call, points, playerId) => limiter.take({ name: `${call}/day`, points, ...aDay }, pseudonym(playerId)),
  };
}
