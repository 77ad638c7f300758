import { describe, expect, it } from 'vitest';
import { chatMessageMax } from '#contract/chat-message.ts';
import { chatSchema } from '#contract/forms/chat.ts';
import { wrongIn } from '#tests/support/form.ts';

describe('a message to support', () => {
  const long = 'x'.repeat(chatMessageMax);
  it.each([
    [true, '', '', { email: 'email_required', message: 'message_required' }],
    [true, 'anna', 'Hello', { email: 'email_format' }],
    [true, ' anna@example.com ', 'Hello', {}],
    [false, '', ' \n ', { message: 'message_required' }],
    [false, 'nonsense', 'Hello', {}],
    [false, '', ` ${long} `, {}],
    [false, '', `${long}x`, { message: 'message_long' }],
  ])('of a visitor, %s, with the address %j and the text %.8j is %j', (isVisitor, email, message, wrong) => {
    expect(wrongIn(chatSchema(isVisitor), { email, message })).toEqual(wrong);
  });

  it('names the address first, and is sent without the spaces around both', () => {
    expect(Object.keys(wrongIn(chatSchema(true), { email: '', message: '' }))).toEqual(['email', 'message']);
    const typed = { email: ' anna@example.com ', message: ' Hello\nthere ' };
    expect(chatSchema(true).parse(typed)).toEqual({ email: 'anna@example.com', message: 'Hello\nthere' });
  });
});
