import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPhones, type Phones } from '#stores/profile/phone.ts';

let phones: Phones;
beforeAll(async () => {
  phones = await loadPhones();
});
afterEach(() => vi.restoreAllMocks());

/** Types text key by key at the end of an empty box; answers with what stands there then. */
const type = (country: string, keys: string): string =>
  [...keys].reduce((before, key) => {
    const typed = before + key;
    return phones.edit({ country, before, typed, caret: typed.length }).text;
  }, '');

describe('a phone box', () => {
  it.each([
    ['US', '2015550123', '(201) 555-0123'],
    ['GB', '07911123456', '07911 123456'],
    ['DE', '01701234567', '0170 1234567'],
    ['MT', '99123456', '9912 3456'],
  ])('formats as typed in %s', (country, keys, text) => {
    expect(type(country, keys)).toBe(text);
  });

  it.each([
    ['US', '20155501239', '(201) 555-0123'],
    ['MT', '991234567', '9912 3456'],
    ['FR', '06123456789', '06 12 34 56 78'],
    // No numbers of its own: the longest that there are in the world.
    ['AQ', '1234567890123456', '123456789012345'],
  ])('in %s takes no digit more than a number there has', (country, keys, text) => {
    expect(type(country, keys)).toBe(text);
  });

  it('leaves out what is written between digits, and leaves in what no number has', () => {
    expect(type('MT', '99.12-34/56')).toBe('9912 3456');
    expect(type('MT', 'abc')).toBe('abc');
    expect(type('MT', '99<b>12-34 56')).toBe('99<b>12-34 56');
    expect(phones.edit({ country: 'MT', before: 'abc', typed: 'ab', caret: 2 })).toEqual({ text: 'ab', caret: 2 });
  });

  it.each([
    // The 9 typed behind the first digit pushes the others on; the caret stays behind it.
    ['a digit put in', { before: '(201) 555-012', typed: '(2901) 555-012', caret: 3 }, '(290) 155-5012', 3],
    ['a digit taken out', { before: '(201) 555-0123', typed: '(21) 555-0123', caret: 2 }, '(215) 550-123', 2],
    // Backspace over the bracket and the space behind 201.
    ['a space taken out', { before: '(201) 555-0123', typed: '(201)555-0123', caret: 5 }, '(205) 550-123', 3],
    [
      'one digit too many in the middle',
      { before: '(201) 555-0123', typed: '(2091) 555-0123', caret: 4 },
      '(201) 555-0123',
      4,
    ],
  ])('keeps the caret where the hand is: %s', (_, typing, text, caret) => {
    expect(phones.edit({ country: 'US', ...typing })).toEqual({ text, caret });
  });

  it('splits a whole number that is pasted, and changes the country', () => {
    const typed = '+44 (0)20 7946 0123';
    expect(phones.edit({ country: 'DE', before: '', typed, caret: typed.length })).toMatchObject({ country: 'GB' });
    expect(phones.edit({ country: '', before: '', typed: '+356 9912 3456', caret: 14 })).toEqual({
      text: '9912 3456',
      caret: 9,
      country: 'MT',
    });
    expect(type('DE', '+4479')).toBe('+4479');
  });
});

describe('a number that is copied', () => {
  const paste = (country: string, typed: string) => phones.edit({ country, before: '', typed, caret: typed.length });
  it.each([
    ['DE', '\u202a+44 20 7946 0123\u202c', 'GB', '020 7946 0123'],
    ['MT', '\u202a+442079460123', 'GB', '020 7946 0123'],
    ['US', 'tel:+44-20-7946-0123', 'GB', '020 7946 0123'],
    ['DE', '(+44) 20 7946 0123', 'GB', '020 7946 0123'],
    ['DE', '٠١٧٠١٢٣٤٥٦٧', undefined, '0170 1234567'],
    ['US', '+1 201-555-0123 ext. 5', undefined, '+1 201-555-0123 ext. 5'],
    ['MT', '0044 20 7946 0123', undefined, '00 44 20 7946 0123'],
  ])('in %s, %j is one of %s', (country, typed, of, shown) => {
    const { text, country: named } = paste(country, typed);
    const at = named ?? country;
    expect(named).toBe(of);
    if (of === undefined) expect(text).toBe(shown);
    else expect(phones.split(text, at)).toEqual({ dialingCode: '44', phoneNumber: '2079460123' });
  });
});

describe('the country of a number that is pasted', () => {
  it.each([
    ['', '+44 7911 123456', 'GB'],
    ['', '+44 7781 123456', 'GB'],
    ['', '+44 7700 900123', 'GB'],
    ['DE', '+44 7911 123456', 'GB'],
    ['GG', '+44 7911 123456', 'GG'],
    ['', '+44 7624 123456', 'IM'],
    ['', '+1 202 555 0123', 'US'],
    ['', '+1 800 555 0123', 'US'],
    ['CA', '+1 416 555 0123', 'CA'],
    ['', '+1 416 555 0123', 'CA'],
    ['US', '+1 809 555 0123', 'DO'],
    ['', '+1 787 555 0123', 'PR'],
    ['', '+1 876 555 0123', 'JM'],
    ['', '+39 06 1234 5678', 'IT'],
    ['', '+39 06 698 12345', 'VA'],
    ['', '+7 916 123 45 67', 'RU'],
    ['', '+7 701 123 45 67', 'KZ'],
    ['', '+47 41 23 45 67', 'NO'],
    ['', '+47 79 12 34 56', 'SJ'],
    ['', '+358 40 1234567', 'FI'],
    ['', '+358 18 12345', 'FI'],
    ['', '+212 612 345678', 'MA'],
    ['', '+61 412 345 678', 'AU'],
    ['', '+590 690 12 34 56', 'GP'],
    ['', '+262 692 12 34 56', 'RE'],
    ['', '+599 717 1234', 'BQ'],
    ['', '+383 44 123 456', 'XK'],
    ['', '+49 170 0000000', 'DE'],
  ])('with %j chosen, %s is of %s', (country, typed, of) => {
    const edited = phones.edit({ country, before: '', typed, caret: typed.length });
    expect(edited.country).toBe(of);
    expect(phones.split(edited.text, of)).toEqual(phones.split(typed, ''));
  });
});

describe('what is sent of a number', () => {
  it.each([
    ['(201) 555-0123', 'US', { dialingCode: '1', phoneNumber: '2015550123' }],
    ['0170 1234567', 'DE', { dialingCode: '49', phoneNumber: '1701234567' }],
    ['464 1234', 'AG', { dialingCode: '1', phoneNumber: '2684641234' }],
    ['+356 9912 3456', '', { dialingCode: '356', phoneNumber: '99123456' }],
    ['\u202a+44 20 7946 0123', 'DE', { dialingCode: '44', phoneNumber: '2079460123' }],
    ['0044 20 7946 0123', 'MT', { dialingCode: '44', phoneNumber: '2079460123' }],
    ['(201) 555-0123 ext. 5', 'US', undefined],
    ['12', 'DE', undefined],
    ['', 'DE', undefined],
    ['1701234567', '', undefined],
  ])('%s of %s', (text, country, parts) => {
    expect(phones.split(text, country)).toEqual(parts);
  });

  it('has a calling code; of a country without one the console hears', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(phones.callingCode('DE')).toBe('49');
    expect(log).not.toHaveBeenCalled();
    expect(phones.callingCode('AQ')).toBeUndefined();
    expect(log.mock.calls).toEqual([['Country not found']]);
  });
});
