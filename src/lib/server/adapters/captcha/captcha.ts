import type { captchaActions } from '#contract/user/account.ts';

/** The three actions of the specification (section 7). */
export type CaptchaAction = (typeof captchaActions)[number];

/** A captcha provider: the self-hosted proof of work, or a third party's by configuration. */
export type Captcha = {
  /** What the browser needs to solve, JSON; the proof-of-work challenge for ours. */
  readonly challenge: (action: CaptchaAction) => Promise<object>;
  /** True once for each solved challenge; the same token a second time is false. */
  readonly verify: (token: string, action: CaptchaAction) => Promise<boolean>;
};
