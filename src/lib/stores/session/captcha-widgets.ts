import { loadScript } from '../shell/load-script.ts';

/**
 * The captcha services of others, loaded when a form gets the focus and only where the house has one set up. Each solver
 * answers a token for one action, or throws.
 */
type Grecaptcha = {
  readonly ready: (then: () => void) => void;
  readonly execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
};
type Turnstile = {
  readonly render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'expired-callback': () => void;
    },
  ) => string;
  readonly remove: (id: string) => void;
};

declare global {
  var grecaptcha: Grecaptcha | undefined;
  var turnstile: Turnstile | undefined;
}

export type WidgetChallenge = {
  readonly kind: 'recaptcha' | 'turnstile';
  readonly siteKey: string;
  readonly action: string;
};

const solveRecaptcha = async ({ siteKey, action }: WidgetChallenge): Promise<string> => {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = globalThis;
  if (grecaptcha === undefined) throw new Error('The captcha service is not there');
  await new Promise<void>((ready) => grecaptcha.ready(ready));
  return grecaptcha.execute(siteKey, { action });
};

/** Whom the service doubts it asks for a press: the box must then stand inside the dialog, where it can be reached. */
const placeOfBox = (): Element => document.querySelector('dialog:modal form') ?? document.body;

const solveTurnstile = async ({ siteKey, action }: WidgetChallenge): Promise<string> => {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const { turnstile } = globalThis;
  if (turnstile === undefined) throw new Error('The captcha service is not there');
  const box = document.createElement('div');
  placeOfBox().append(box);
  let id = '';
  try {
    return await new Promise<string>((solved, failed) => {
      const fail = () => failed(new Error('The captcha service refused'));
      id = turnstile.render(box, {
        sitekey: siteKey,
        action,
        appearance: 'interaction-only',
        callback: solved,
        'error-callback': fail,
        'expired-callback': fail,
      });
    });
  } finally {
    turnstile.remove(id);
    box.remove();
  }
};

export const solveWidget = (challenge: WidgetChallenge): Promise<string> =>
  challenge.kind === 'recaptcha' ? solveRecaptcha(challenge) : solveTurnstile(challenge);
