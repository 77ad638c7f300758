import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import { signUp, solveCaptcha, visit } from '#tests/support/player.ts';
import type { Row } from './row.ts';

const perSecond = 8;
const seconds = 10;
const players = 8;
/** Between the cheap calls of the other client. */
const pauseMs = 20;

/**
 * Eight sign-ins a second for ten seconds, begun by the clock whether or not the ones before have ended, while another client
 * asks for its country: hashing passwords must hold nobody else up. The captchas are solved before, on the clients' time.
 */
export async function measureSignIns(origin: string): Promise<Row[]> {
  const known = await Promise.all(Array.from({ length: players }, () => signUp(origin)));
  const captchas: string[] = [];
  while (captchas.length < perSecond * seconds) captchas.push(await solveCaptcha(visit(origin), 'login'));

  const signIns: number[] = [];
  const others: number[] = [];
  let isOver = false;
  const other = (async () => {
    while (!isOver) {
      others.push(await timeOf(() => fetch(origin + routes.readCurrentIp.path).then((answer) => answer.text())));
      await sleep(pauseMs);
    }
  })();
  await Promise.all(
    captchas.map(async (captcha, at) => {
      const player = known[at % players];
      if (player === undefined) throw new Error('There is no such player');
      await sleep((at * 1_000) / perSecond);
      const { email, password } = player;
      const take = () => visit(origin).must('signIn', { body: { email, password, captcha } });
      signIns.push(await timeOf(take));
    }),
  );
  isOver = true;
  await other;
  return [
    { group: 'sign-in', name: `${perSecond} a second, p50`, value: part(signIns, 0.5), unit: 'ms' },
    { group: 'sign-in', name: `${perSecond} a second, p99`, value: part(signIns, 0.99), unit: 'ms', aim: '< 400 ms' },
    { group: 'sign-in', name: 'other calls meanwhile, p50', value: part(others, 0.5), unit: 'ms' },
    { group: 'sign-in', name: 'other calls meanwhile, p99', value: part(others, 0.99), unit: 'ms', aim: '< 50 ms' },
  ];
}

const part = (times: number[], share: number): number => {
  const sorted = times.toSorted((one, next) => one - next);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
