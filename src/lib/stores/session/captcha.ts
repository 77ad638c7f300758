import type { Challenge, Solution } from 'altcha-lib/types';
import { map } from 'nanostores';
import { callApi } from '../calls/api.ts';
import type { WidgetChallenge } from './captcha-widgets.ts';

/** The actions of the specification (section 7). */
export type CaptchaAction = 'login' | 'register_in_home' | 'reset_password';
export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

/** How far the check of each action is: our own proof of work, or a service of others. */
export const $captcha = map<Record<CaptchaAction, CaptchaState>>({
  login: 'idle',
  register_in_home: 'idle',
  reset_password: 'idle',
});

/** A solution is thrown away before it would be refused as too old: Google's after 2 minutes, Cloudflare's after 5, ours after 10. */
const tokenLifeMs = { recaptcha: 100_000, other: 4 * 60_000 } as const;

type Work = { readonly token: Promise<string | null>; readonly startedAt: number; lifeMs: number };
const works = new Map<CaptchaAction, Work>();

const solveInWorker = (challenge: Challenge): Promise<Solution | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
    const finish = (solution: Solution | null): void => {
      worker.terminate();
      resolve(solution);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => finish(data));
    worker.addEventListener('error', () => finish(null));
    worker.postMessage(challenge);
  });

const isWidget = (challenge: object): challenge is WidgetChallenge => 'kind' in challenge;

const solveWork = async (challenge: Challenge): Promise<string | null> => {
  const solution = await solveInWorker(challenge);
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
};

/** The service's own script is loaded here, so that a house with its own check never asks for it. */
const solveByService = async (challenge: WidgetChallenge): Promise<string | null> => {
  const { solveWidget } = await import('./captcha-widgets.ts');
  return solveWidget(challenge).catch(() => null);
};

const solve = async (action: CaptchaAction): Promise<string | null> => {
  $captcha.setKey(action, 'working');
  const answer = await callApi('readCaptcha', { params: { action } });
  let token: string | null = null;
  if (answer.ok && isWidget(answer.value)) {
    const work = works.get(action);
    if (work !== undefined && answer.value.kind === 'recaptcha') work.lifeMs = tokenLifeMs.recaptcha;
    token = await solveByService(answer.value);
  } else if (answer.ok) token = await solveWork(answer.value as unknown as Challenge);
  $captcha.setKey(action, token === null ? 'failed' : 'solved');
  return token;
};

/** Starts the work when a form gets the focus, so that it is done before the form is sent. Safe to call often. */
export const startCaptcha = (action: CaptchaAction): void => {
  const work = works.get(action);
  const isFresh = work !== undefined && Date.now() - work.startedAt < work.lifeMs;
  if (isFresh && $captcha.get()[action] !== 'failed') return;
  works.set(action, { token: solve(action), startedAt: Date.now(), lifeMs: tokenLifeMs.other });
};

/** The solved token for one call, or null when it could not be had. A token serves once: the next call solves anew. */
export const takeCaptchaToken = async (action: CaptchaAction): Promise<string | null> => {
  startCaptcha(action);
  const token = (await works.get(action)?.token) ?? null;
  works.delete(action);
  $captcha.setKey(action, token === null ? 'failed' : 'idle');
  return token;
};
