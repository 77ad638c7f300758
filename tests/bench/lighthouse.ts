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

/** Lighthouse's verdict on a phone for the pages of which the aim is stated, the median of three each. */
export async function measureLighthouse(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const { performance, largestPaint, blocked, layoutShift, weight } = await judge(origin + path, 3);
    const row = (name: string, value: number, unit: string, aim?: string) =>
      rows.push({ group: `Lighthouse ${path}`, name, value, unit, ...(aim !== undefined && { aim }) });
    row('performance', performance, '', 'at least 99');
    row('largest paint', largestPaint, 'ms');
    row('blocked', blocked, 'ms');
    row('layout shift', layoutShift, '', 'below 0.01');
    row('weight', weight / 1024, 'KiB');
  }
  const player = await signUp(origin);
  for (const path of accountPaths) {
    const { interactive, performance } = await judge(origin + path, 3, player.cookies(), 'interactive');
    rows.push(
      { group: `Lighthouse ${path}`, name: 'interactive', value: interactive, unit: 'ms', aim: 'below 2,000' },
      { group: `Lighthouse ${path}`, name: 'performance', value: performance, unit: '' },
    );
  }
  return rows;
}
