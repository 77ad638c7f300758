import { Secret, TOTP } from 'otpauth';
import { completeSignIn } from '#server/services/identity/complete-sign-in.ts';
import { confirmSecondFactor, startSecondFactor } from '#server/services/identity/second-factor.ts';
import type { SignedIn } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { newEmail, newPlayer, password, type World } from '../identity/world.ts';

/** The code that an app with this key shows, `steps` half minutes from now. */
export const codeAt = (world: World, key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: world.ctx.clock.now().getTime() + steps * 30_000,
  });

export type Guarded = SignedIn & {
  readonly email: string;
  /** What the player's app knows. */
  readonly key: string;
  readonly recoveryCodes: readonly string[];
};

/** A player with two-factor sign-in switched on; the code that did it is half a minute old. */
export async function guardedPlayer(world: World): Promise<Guarded> {
  const email = newEmail();
  const signedIn = await newPlayer(world, { email });
  const started = await startSecondFactor(world.ctx, signedIn.session);
  if (!started.ok) throw new Error(started.code);
  const { key } = started.value;
  const confirmed = await confirmSecondFactor(world.ctx, world.caller, signedIn.session, codeAt(world, key));
  if (!confirmed.ok) throw new Error(confirmed.code);
  world.passTime(30_000);
  return { ...signedIn, email, key, recoveryCodes: confirmed.value.recoveryCodes };
}

/** The ticket that the right password gives. */
export async function ticketOf(world: World, email: string, secret = password): Promise<string> {
  const captcha = await world.solve('login');
  const result = await signIn(world.ctx, world.caller, { email, password: secret, captcha });
  if (!result.ok || result.value.step !== 'second_factor') throw new Error('no second step was asked for');
  return result.value.ticket;
}

/** How the second step ends: `ok`, or the code of the refusal. */
export async function finish(world: World, ticket: string, code: string): Promise<string> {
  const result = await completeSignIn(world.ctx, world.caller, { ticket, code });
  return result.ok ? 'ok' : result.code;
}

/** How often each word is there. */
export const tallyOf = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].sort().map((word) => [word, words.filter((one) => one === word).length]));
