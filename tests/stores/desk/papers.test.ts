import { beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';

const callDesk = vi.fn();
vi.mock('#stores/desk/call-desk.ts', () => ({ callDesk, hearCalls: () => undefined }));
const { $paper, $papers, decidePaper } = await import('#stores/desk/papers.ts');

let waiting: string[] = [];
let decision: unknown = ok({ state: 'approved' });

beforeEach(async () => {
  waiting = ['a', 'b', 'c'];
  decision = ok({ state: 'approved' });
  callDesk.mockImplementation(async (name: string, input: { params?: { id: string } }) => {
    if (name === 'listPapers') return ok(waiting.map((id) => ({ id })));
    if (name === 'readPaper') return ok({ paper: { id: input.params?.id } });
    waiting = waiting.filter((id) => id !== input.params?.id);
    return decision;
  });
  await $papers.reload();
});

it.each([
  ['b', 'c'],
  ['c', 'a'],
])('opens the next paper after a decision on %s: %s', async (id, next) => {
  await $paper.open(id);
  await decidePaper(id, { event: 'approve' });
  expect($paper.get().id).toBe(next);
});

it('opens none after the last', async () => {
  waiting = ['a'];
  await $papers.reload();
  await $paper.open('a');
  await decidePaper('a', { event: 'approve' });
  expect($paper.get().id).toBeNull();
});

it('stays where it is when somebody else was faster', async () => {
  decision = fail('changed_since_shown');
  await $paper.open('b');
  await decidePaper('b', { event: 'reject', reason: 'other', note: null });
  expect($paper.get().id).toBe('b');
});
