import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { browserslist }: { browserslist: readonly string[] } = JSON.parse(readFileSync(resolve('package.json'), 'utf8'));

const oldest = (browser: string): string => {
  const prefix = `${browser} >= `;
  const line = browserslist.find((one) => one.startsWith(prefix));
  if (line === undefined) throw new Error(`package.json: browserslist has no line "${prefix}…"`);
  return line.slice(prefix.length);
};

/** The oldest browsers that are served, by their versions; what older ones lack is named in styles/floor.css. */
export const browserFloor = { chrome: oldest('chrome'), firefox: oldest('firefox'), safari: oldest('safari') } as const;
