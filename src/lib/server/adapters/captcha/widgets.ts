import type { Captcha } from './captcha.ts';
import { askSite, type SiteVerify } from './site-verify.ts';

type Widget = SiteVerify & {
  readonly siteKey: string;
  /** The host that players see in the address bar; a token solved elsewhere is none of ours. */
  readonly hostname: string;
};

/** Google's reCAPTCHA v3: a score from 0 (a robot) to 1 for each action. `scoreMin` is what passes. */
export const createRecaptcha = ({ siteKey, hostname, scoreMin, ...site }: Widget & { scoreMin: number }): Captcha => ({
  challenge: async (action) => ({ kind: 'recaptcha', siteKey, action }),
  verify: async (token, action) => {
    const answer = await askSite(site, token);
    if (answer?.success !== true || answer.action !== action || answer.hostname !== hostname) return false;
    return answer.score !== undefined && answer.score >= scoreMin;
  },
});

/** Cloudflare's Turnstile: a token for each action, which the provider takes once. */
export const createTurnstile = ({ siteKey, hostname, ...site }: Widget): Captcha => ({
  challenge: async (action) => ({ kind: 'turnstile', siteKey, action }),
  verify: async (token, action) => {
    const answer = await askSite(site, token);
    return answer?.success === true && answer.action === action && answer.hostname === hostname;
  },
});
