import { expect, test } from 'vitest';
import { families } from '#scripts/ops/families.ts';
import { help } from '#scripts/ops/help.ts';
import type { Db } from '#server/db/db.ts';

/** No command is whole without its words: none gets as far as a database. */
const nobody = new Proxy({}, { get: () => expect.fail('asked the database') }) as Db;
const noConfig = () => expect.fail('asked for the settings');

/** What the help names, by the word that its lines begin with. */
const named = new Map<string, Set<string>>();
let under = '';
for (const line of help.split('\n')) {
  under = /^ {2}([a-z-]+)/.exec(line)?.[1] ?? under;
  for (const [, name = ''] of line.matchAll(/--([a-z-]+)/g))
    named.set(under, (named.get(under) ?? new Set()).add(name));
}
const everyName = [...new Set([...named.values()].flatMap((names) => [...names]))];

const takes = async (family: string, name: string): Promise<boolean> => {
  const run = await families[family]?.(noConfig);
  try {
    await run?.(nobody, [`--${name}=x`], new Date(0));
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION');
  }
};

/** Those that read their words by hand, and refuse what they do not know as no command. */
const byHand = ['epochs', 'log', 'loyalty', 'reconcile'];

test.each(Object.keys(families).filter((family) => !byHand.includes(family)))(
  'the help names every option that %s takes',
  async (family) => {
    expect(everyName.length).toBeGreaterThan(10);
    expect(await takes(family, 'nonsense')).toBe(false);
    for (const name of everyName) if (await takes(family, name)) expect(named.get(family), name).toContain(name);
  },
);

test('the help names every family', () => {
  expect([...named.keys(), 'log', 'loyalty', 'capital', 'content'].sort()).toEqual(
    expect.arrayContaining(Object.keys(families).sort()),
  );
});
