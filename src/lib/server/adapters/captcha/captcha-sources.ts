import type { Config } from '../../config.ts';

/** What a page's policy must let in for a captcha service of others, and nothing beside it; all empty for our own. */
export type CaptchaSources = Readonly<Record<'script' | 'frame' | 'connect', readonly string[]>>;

export const noCaptchaSources: CaptchaSources = { script: [], frame: [], connect: [] };

const turnstile = ['https://challenges.cloudflare.com'];

export const captchaSources = {
  'proof-of-work': noCaptchaSources,
  // By path: the rest of these hosts serves scripts that would undo the policy.
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
  turnstile: { script: turnstile, frame: turnstile, connect: [] },
} as const satisfies Readonly<Record<Config['captcha']['kind'], CaptchaSources>>;
