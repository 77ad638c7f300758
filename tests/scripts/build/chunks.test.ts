import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkGroups, chunks } from '#scripts/build/chunks.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' }).split('\n');
const isThere = (part: string): boolean =>
  part.startsWith('node_modules/') ? existsSync(part.replace(/\/$/, '')) : files.some((file) => file.includes(part));

describe('the files of script that the build makes of what is loaded together', () => {
  it.each(chunks.map(({ name, of, except = [] }) => [name, [...of, ...except]] as const))(
    'names nothing in %s that is no longer there',
    (_, parts) => {
      expect(parts.filter((part) => !isThere(part))).toEqual([]);
    },
  );

  it.each([
    ['search', 'src/islands/modals/search/GamesPanel.tsx', true],
    ['search', 'src/islands/modals/search/StudiosPanel.tsx', false],
    ['safer-play', 'src/islands/safer-play/LimitCard.tsx', true],
    ['safer-play', 'src/islands/safer-play/Excluded.tsx', false],
    ['stores', 'src/lib/stores/session/session.ts', true],
    ['stores', 'src/lib/stores/security/sessions.ts', false],
  ] as const)('%s takes %s: %s', (name, path, taken) => {
    expect(chunkGroups.find((group) => group.name === name)?.test.test(`/anywhere/${path}`)).toBe(taken);
  });

  it.each([
    ['dice/rules', 'rules-dice'],
    ['dice/maths', 'rules-dice'],
    ['slots/orrery/rules', 'rules-slots-orrery'],
    ['dice/theory', null],
  ])('puts %s with the rules of its game: %s', (path, file) => {
    const whole = `/anywhere/src/lib/domain/games/${path}.ts`;
    const group = chunkGroups.find(({ name, test }) => typeof name === 'function' && test.test(whole));
    expect(group && typeof group.name === 'function' ? group.name(whole) : null).toBe(file);
  });
});
