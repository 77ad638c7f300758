import { beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';

const callDesk = vi.fn();
vi.mock('#stores/desk/call-desk.ts', () => ({ callDesk, hearCalls: () => undefined }));
const { $correction, $corrections, approveCorrection, openCorrection, withdrawCorrection } = await import(
  '#stores/desk/corrections.ts'
);

let states: Record<string, string> = {};
let decision: unknown = ok(undefined);
beforeEach(async () => {
  states = { a: 'open', b: 'open' };
  decision = ok(undefined);
  callDesk.mockReset();
  callDesk.mockImplementation(async (name: string, input: { params?: { id: string } }) => {
    if (name === 'listCorrections') return ok(Object.entries(states).map(([id, state]) => ({ id, state })));
    if (input.params) states[input.params.id] = 'approved';
    return decision;
  });
  await $corrections.reload();
});

it('the open one is of the last answer', async () => {
  openCorrection('b');
  expect($correction.get()).toEqual({ id: 'b', state: 'open' });
  await approveCorrection('b');
  expect($correction.get()).toEqual({ id: 'b', state: 'approved' });
});

it('shows what became of it when somebody was faster', async () => {
  openCorrection('a');
  decision = fail('proposal_decided');
  expect(await withdrawCorrection('a', 'why')).toMatchObject({ code: 'proposal_decided' });
  expect(callDesk).toHaveBeenCalledWith('withdrawCorrection', { params: { id: 'a' }, body: { note: 'why' } });
  expect($correction.get()).toEqual({ id: 'a', state: 'approved' });
});
