import { judge } from '../support/lighthouse.ts';
import { signUp } from '../support/player.ts';
import type { Row } from './row.ts';

const paths = ['/', '/games/all', '/games/slots', '/terms-and-conditions'];
const accountPaths = [
  '/profile',
  '/profile/privacy',
  '/profile/my-favorites',
  '/profile/self-exclusion',
  '/profile/document',
  '/profile/my-wallet',
  '/profile/my-wallet/transaction-history',
  '/profile/game-history',
];

/** No page is begun after that: what is left out is said. */
const allMsMax = 420_000;

/** Lighthouse's verdict on a phone for the pages of which the aim is stated, the median of three each. */
export async function measureLighthouse(origin: string): Promise<Row[]> {
  const began = performance.now();
  const rows: Row[] = [];
  const measure = async (path: string, rowsOf: (group: string) => Promise<readonly Row[]>): Promise<void> => {
    const group = `Lighthouse ${path}`;
    const leaveOut = (why: string) => rows.push({ group, name: `left out: ${why}`, value: Number.NaN, unit: '' });
    if (performance.now() - began > allMsMax) leaveOut(`${allMsMax / 1_000} s were over`);
    else
      await rowsOf(group).then(
        (measured) => rows.push(...measured),
        (fault: unknown) => leaveOut(fault instanceof Error ? fault.message : String(fault)),
      );
  };
  for (const path of paths)
    await measure(path, async (group) => {
      const { performance, largestPaint, blocked, layoutShift, weight } = await judge(origin + path, 3);
      return [
        { group, name: 'performance', value: performance, unit: '', aim: 'at least 99' },
        { group, name: 'largest paint', value: largestPaint, unit: 'ms' },
        { group, name: 'blocked', value: blocked, unit: 'ms' },
        { group, name: 'layout shift', value: layoutShift, unit: '', aim: 'below 0.01' },
        { group, name: 'weight', value: weight / 1024, unit: 'KiB' },
      ];
    });
  const player = await signUp(origin);
  for (const path of accountPaths)
    await measure(path, async (group) => {
      const { interactive, performance } = await judge(origin + path, 3, player.cookies(), 'interactive');
      return [
        { group, name: 'interactive', value: interactive, unit: 'ms', aim: 'below 2,000' },
        { group, name: 'performance', value: performance, unit: '' },
      ];
    });
  return rows;
}
