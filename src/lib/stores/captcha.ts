import type { Challenge, Solution } from 'altcha-lib/types';
import { map } from 'nanostores';
import { callApi } from './api.ts';

/** The actions of the specification (section 7). */
export type CaptchaAction = 'login' | 'register_in_home' | 'reset_password';
export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

/** How far the proof of work of each action is. */
export const $captcha = map<Record<CaptchaAction, CaptchaState>>({
  login: 'idle',
  register_in_home: 'idle',
  reset_password: 'idle',
});

/** A solution is thrown away before the server would refuse it as too old. */
const tokenLifeMs = 4 * 60_000;

type Work = { readonly token: Promise<string | null>; readonly startedAt: number };
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

const solve = async (action: CaptchaAction): Promise<string | null> => {
  $captcha.setKey(action, 'working');
  const answer = await callApi('readCaptcha', { params: { action } });
  const challenge = answer.ok ? (answer.value as unknown as Challenge) : null;
  const solution = challenge === null ? null : await solveInWorker(challenge);
  $captcha.setKey(action, solution === null ? 'failed' : 'solved');
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
};

/** Starts the work when a form gets the focus, so that it is done before the form is sent. Safe to call often. */
export const startCaptcha = (action: CaptchaAction): void => {
  const work = works.get(action);
  const isFresh = work !== undefined && Date.now() - work.startedAt < tokenLifeMs;
  if (isFresh && $captcha.get()[action] !== 'failed') return;
  works.set(action, { token: solve(action), startedAt: Date.now() });
};

/** The solved token for one call, or null when it could not be had. A token serves once: the next call solves anew. */
export const takeCaptchaToken = async (action: CaptchaAction): Promise<string | null> => {
  startCaptcha(action);
  const token = (await works.get(action)?.token) ?? null;
  works.delete(action);
  $captcha.setKey(action, token === null ? 'failed' : 'idle');
  return token;
};
