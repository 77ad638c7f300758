import { describe, expect, it } from 'vitest';
import { foldDigits, isBlank, typedCodeText, typedFigures, withoutMarks } from '#domain/typed-text.ts';

describe('typed text', () => {
  it('knows the digits of every script by their value', () => {
    const nd = Array.from({ length: 0x11_0000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(nd.length % 10).toBe(0);
    expect(foldDigits(nd.join(''))).toBe('0123456789'.repeat(nd.length / 10));
  });

  it.each([
    ['\u202a+44 20\u202c', '+44 20'],
    ['\u200bSUMMER\u200d', 'SUMMER'],
    ['\ufeff me@example.org\u00a0', 'me@example.org'],
    ['su\u00admmer', 'summer'],
  ])('leaves the marks of %j out', (typed, text) => {
    expect(withoutMarks(typed)).toBe(text);
  });

  it.each([
    ['904-062', '904062'],
    ['904\u2011062', '904062'],
    [' ٩٠٤ ٠٦٢ ', '904062'],
    ['\u2066904\u2013062\u2069', '904062'],
    ['ABCDE-12345', 'ABCDE12345'],
    ['ＥＹＴＫＨ-ＧＦ２５Ｒ', 'EYTKHGF25R'],
    ['ｅｙｔｋｈ－ｇｆ２５ｒ', 'eytkhgf25r'],
    ['１２３　４５６', '123456'],
  ])('reads the code %j', (typed, code) => {
    expect(typedCodeText(typed)).toBe(code);
  });

  it.each([
    '',
    ' \t\u00a0\u3000',
    '\u200b',
    '\u2060\ufeff',
    '\u202e\u200f',
    '\ufe0f',
    '\u034f',
    '\u3164',
    '\u115f\uffa0',
    '\u2800',
  ])('sees nothing in %j', (typed) => {
    expect(isBlank(typed)).toBe(true);
  });

  it.each(['-', '0', '.', 'Wien\u200b', '\u200f\u05d0', '\u{1f642}\ufe0f', '\u3131'])(
    'sees something in %j',
    (typed) => {
      expect(isBlank(typed)).toBe(false);
    },
  );

  it('keeps what else was typed', () => {
    expect(typedFigures('(201) 555-0123')).toBe('(201) 555-0123');
  });
});
