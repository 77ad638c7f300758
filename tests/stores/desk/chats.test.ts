import { beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';

const callDesk = vi.fn();
vi.mock('#stores/desk/call-desk.ts', () => ({ callDesk, hearCalls: () => undefined }));
const { $chat, $drafts, sendAnswer, typeAnswer } = await import('#stores/desk/chats.ts');

const asked = (id: string) => ({ id, fromSupport: false, text: id, at: '2027-01-01T00:00:00Z' });
const conversation = (...ids: string[]) => ({ playerId: null, email: 'ada@example.com', messages: ids.map(asked) });

beforeEach(async () => {
  callDesk.mockReset();
  callDesk.mockResolvedValue(ok(conversation('first')));
  await $chat.open('one');
  typeAnswer('one', 'Here is how');
});

it('keeps what was typed when something was written meanwhile, shows it, and sends to it the next time', async () => {
  callDesk.mockImplementation(async (name: string) => {
    if (name === 'answerChat') return fail('changed_since_shown');
    return ok(name === 'readChat' ? conversation('first', 'second') : []);
  });
  expect(await sendAnswer('one')).toMatchObject({ code: 'changed_since_shown' });
  expect($drafts.get()).toEqual({ one: 'Here is how' });
  expect($chat.get().data?.messages).toHaveLength(2);

  callDesk.mockImplementation(async (name: string) => ok(name === 'readChat' ? conversation('first', 'second') : []));
  await sendAnswer('one');
  const body = { text: 'Here is how', shown: 'second' };
  expect(callDesk).toHaveBeenCalledWith('answerChat', { params: { id: 'one' }, body });
  expect($drafts.get()).toEqual({ one: '' });
});
