import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha, createTurnstile } from './widgets.ts';

const verifyUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

type Outside = { readonly db: Db; readonly clock: Clock; readonly log: Logger };

/** The captcha that `CAPTCHA` names: our own proof of work, which asks nobody, or a third party's. */
export function createCaptcha(config: Config, { db, clock, log }: Outside): Captcha {
  const { captcha, publicOrigin, secrets } = config;
  if (captcha.kind === 'proof-of-work')
    return createProofOfWork({ db, clock, key: secrets.captcha, cost: captcha.rounds });
  const { siteKey, secret, scoreMin } = captcha;
  const widget = {
    url: verifyUrls[captcha.kind],
    secret,
    siteKey,
    hostname: new URL(publicOrigin).hostname,
    onSilence: (reason: string) => log.warn({ captcha: captcha.kind, reason }, 'the captcha service gives no answer'),
  };
  return captcha.kind === 'recaptcha' ? createRecaptcha({ ...widget, scoreMin }) : createTurnstile(widget);
}
