import { expect, test } from 'vitest';
import { buildAtStart } from '../../../scripts/build/build-at-start.ts';

const start = async (folder: string, isTold: boolean, fails: (folder: string) => boolean) => {
  const env: NodeJS.ProcessEnv = { PUBLISHED_FOLDER: folder };
  const said: string[] = [];
  const built = await buildAtStart(
    env,
    isTold,
    async () => {
      const of = env['PUBLISHED_FOLDER'] ?? '';
      if (fails(of)) throw new Error('no such reference');
      return `built of ${of}`;
    },
    (line) => said.push(line),
  );
  return { built, said };
};

test('a start builds of what the desk published', async () => {
  expect(await start('published/a', false, () => false)).toEqual({ built: 'built of published/a', said: [] });
});

test('a start opens with the pages of the repository where what the desk published does not build any more', async () => {
  const { built, said } = await start('published/a', false, (of) => of !== '');
  expect(built).toBe('built of ');
  expect(said.join()).toContain('no such reference');
});

test('a start ends where the repository itself does not build, or the folder was named by somebody', async () => {
  await expect(start('', false, () => true)).rejects.toThrow('no such reference');
  await expect(start('published/a', true, (of) => of !== '')).rejects.toThrow('no such reference');
});
