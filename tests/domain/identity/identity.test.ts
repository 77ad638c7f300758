import { describe, expect, it } from 'vitest';
import { emailDomainOf, emailKeyOf, emailStatusOf, isEmail, mayRegister } from '#domain/identity/email.ts';
import { isSingleName, splitFullName } from '#domain/identity/full-name.ts';
import { isPasswordGuessable, isPasswordLength, isSamePassword, passwordForms } from '#domain/identity/password.ts';
import { asciiEmail } from '#domain/identity/typed-email.ts';

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org", 'x@xn--bcher-kva.xn--p1ai'])(
    '%s is one',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.c',
    'a b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b..co',
    'a@b.co\r\nbcc:x@y.zz',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
    'a@127.0.0.1',
  ])('%j is none', (email) => expect(isEmail(email)).toBe(false));

  it('is refused by its length before any pattern runs (must-hold 39)', () => {
    expect(isEmail(`${'a.'.repeat(500_000)}@${'a-'.repeat(500_000)}`)).toBe(false);
  });

  it('is compared without case, dots and tags kept', () => {
    expect(emailKeyOf(' Ann.Lee+Bet@Example.COM ')).toBe('ann.lee+bet@example.com');
    expect(emailDomainOf('Ann@Example.COM')).toBe('example.com');
  });

  it.each([
    ['anna@m\u00fcnchen.de', 'anna@xn--mnchen-3ya.de'],
    ['Anna@M\u00dcNCHEN.de', 'Anna@xn--mnchen-3ya.de'],
    ['anna@mu\u0308nchen.de', 'anna@xn--mnchen-3ya.de'],
    ['anna@stra\u00dfe.de', 'anna@xn--strae-oqa.de'],
    ['info@\u4f8b\u3048.\u30c6\u30b9\u30c8', 'info@xn--r8jz45g.xn--zckzah'],
    ['info@\u4f8b\u3048\u3002jp', 'info@xn--r8jz45g.jp'],
    ['ivan@\u043f\u043e\u0447\u0442\u0430.\u0440\u0444', 'ivan@xn--80a1acny.xn--p1ai'],
    ['a@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.com', 'a@xn--mgba3gch31f060k.com'],
    ['anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de'],
    ['Anna@Example.COM', 'Anna@Example.COM'],
    ['Ada <ada@example.com>', 'ada@example.com'],
    ['"Byron, Ada" <ada@example.com> ', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['Anna <anna@m\u00fcnchen.de>', 'anna@xn--mnchen-3ya.de'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO:ada%2Bbet@example.com?subject=Hello', 'ada+bet@example.com'],
    ['<mailto:ada@example.com>', 'ada@example.com'],
    ['lukasz+casino＠bücher.example', 'lukasz+casino@xn--bcher-kva.example'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
  ])('of %s is written to as %s', (typed, ascii) => {
    expect(asciiEmail(typed)).toBe(ascii);
    expect(isEmail(asciiEmail(typed))).toBe(true);
    expect(emailKeyOf(typed)).toBe(ascii.toLowerCase());
  });

  it.each([
    'a@\u00fc.de:80',
    'a@\u00fc.de/b',
    'a@x@\u00fc.de/',
    'a@\u00fc .de',
    'a@\u2488.de',
    'a@xn--\u00fc.de',
    '@\u00fc.de',
    'Ada <ada@example.com>, Bob <bob@example.com>',
    'Ada <ada@example.com',
    'ada@example.com>',
  ])('of %j stays as it is, and is none', (typed) => {
    expect(asciiEmail(typed)).toBe(typed);
    expect(isEmail(typed)).toBe(false);
  });

  it.each([
    ['a@b.co', false, 'found', 'VALID', true],
    ['a@b.co', false, 'no_answer', 'RISKY', true],
    ['a@b.co', false, 'none', 'UNKNOWN', false],
    ['a@b.co', true, 'found', 'DISPOSABLE', false],
    ['a@b', false, 'found', 'INVALID', false],
  ] as const)('%s (disposable: %s, exchange: %s) is %s', (email, disposable, mailExchange, status, registers) => {
    expect(emailStatusOf(email, { disposable, mailExchange })).toBe(status);
    expect(mayRegister(status)).toBe(registers);
  });
});

describe('a full name', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['  Ann   Mary  Lee ', 'Ann Mary', 'Lee'],
    ["Zoë O'Neill-Smith", 'Zoë', "O'Neill-Smith"],
    ['Ngũgĩ wa Thiong’o', 'Ngũgĩ', 'wa Thiong’o'],
    ['Pieter van den Berg', 'Pieter', 'van den Berg'],
    ["Johanna in 't Veld", 'Johanna', "in 't Veld"],
    ["'t Hooft Gerard", "'t Hooft", 'Gerard'],
    ['Seán O\u2018Brien', 'Seán', 'O\u2018Brien'],
    ['Anna\u2010Maria Kurz', 'Anna\u2010Maria', 'Kurz'],
    ['Núria Gal\u00b7la', 'Núria', 'Gal\u00b7la'],
    ['Ravi s/o Kumar', 'Ravi', 's/o Kumar'],
    ['Martin Luther King, Jr.', 'Martin Luther', 'King, Jr.'],
    ['علی\u200cرضا نامه\u200cای', 'علی\u200cرضا', 'نامه\u200cای'],
    ['李 小龙', '李', '小龙'],
    ['קובי יוסף־לוי', 'קובי', 'יוסף־לוי'],
    ['クリス\u3000マーク・ポール', 'クリス', 'マーク・ポール'],
    ['ann lee', 'ann', 'lee'],
    ['\u200eAnn Lee\u200b', 'Ann', 'Lee'],
    ['Zoe\u0308 Lee', 'Zo\u00eb', 'Lee'],
    ['Sukarno', 'Sukarno', ''],
    ['李小龙', '李小龙', ''],
  ])('%j is taken', (text, firstName, lastName) => {
    expect(splitFullName(text)).toMatchObject({ firstName, lastName, isGuessed: true });
    expect(isSingleName(text)).toBe(lastName === '');
  });

  it.each([
    ['Pieter van den Berg', 'Pieter van', 'den Berg'],
    ['Nagy Imre', 'Imre', 'Nagy'],
    ['Berg, Pieter van den', 'Pieter', 'van den Berg'],
    ['Gabriel García Márquez', ' Gabriel ', 'Garci\u0301a  Márquez'],
    ['Sukarno', 'Sukarno', ''],
  ])('%s is parted as its owner says: %j and %j', (text, firstName, lastName) => {
    const name = splitFullName(text, { firstName, lastName });
    const tidied = (part: string) => part.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
    expect(name).toEqual({
      fullName: text,
      firstName: tidied(firstName),
      lastName: tidied(lastName),
      isGuessed: false,
    });
  });

  it.each([
    ['Ann Lee', 'Eve', 'Lee'],
    ['Ann Lee', 'Ann', ''],
    ['Ann Lee', '', 'Ann Lee'],
    ['Ann Lee', 'Ann Ann', 'Lee'],
  ])('%s is not parted in words of another: %j and %j', (text, firstName, lastName) => {
    expect(splitFullName(text, { firstName, lastName })).toBeUndefined();
  });

  it.each([
    ['\u202aAda Lovelace\u202c', 'Ada Lovelace'],
    ['\u2068נתן כהן\u2069', 'נתן כהן'],
    ['Ada\u180e Lovelace', 'Ada Lovelace'],
    ['Օ՚Հարա Պետ', 'Օ՚Հարա Պետ'],
    ['O՛Հ Անի', 'O՛Հ Անի'],
    ['Jean−Luc Ba', 'Jean−Luc Ba'],
    ['マリア･ガルシア テスト', 'マリア･ガルシア テスト'],
    ['ཚེ་རིང་ རྡོ་རྗེ', 'ཚེ་རིང་ རྡོ་རྗེ'],
    ['አበበ፡ቢቂላ ተስፋ', 'አበበ፡ቢቂላ ተስፋ'],
    ['محمد، علي', 'محمد، علي'],
    ['आर॰ के॰ नारायण', 'आर॰ के॰ नारायण'],
  ])('%j is the name %s', (text, fullName) => {
    expect(splitFullName(text)?.fullName).toBe(fullName.normalize('NFC'));
  });

  it.each([
    '',
    ' ',
    'Ann 7',
    '<b>Ann</b> Lee',
    '- -',
    'Ann\u202eLee',
    'Ann\u202dLee',
    'Ann & Lee',
    `Ann ${'e'.repeat(200)}`,
  ])('%j is none', (text) => {
    expect(splitFullName(text)).toBeUndefined();
  });
});

describe('a password', () => {
  it.each([
    ['12345678', false],
    ['123456789', true],
    ['pass phrase with spaces and ünïcödé', true],
    ['🂡🂢🂣🂤', false],
    ['x'.repeat(64), true],
    ['x'.repeat(256), true],
    ['x'.repeat(257), false],
    // Nine code points typed on one keyboard, five on another: five letters.
    ['\u00e4\u00f6\u00fc\u00e4\u00f6'.normalize('NFD'), false],
    ['\u1112\u1161\u11ab'.repeat(256), true],
  ])('%s: %s by its length alone (ASVS 6.2)', (password, allowed) => {
    expect(isPasswordLength(password)).toBe(allowed);
  });

  it.each([
    ['composed', 'sch\u00f6ne reiher', ['sch\u00f6ne reiher', 'scho\u0308ne reiher']],
    ['decomposed', 'scho\u0308ne reiher', ['sch\u00f6ne reiher', 'scho\u0308ne reiher']],
    ['jamo', '\u1112\u1161\u11ab river bank', ['\ud55c river bank', '\u1112\u1161\u11ab river bank']],
    ['a no-break space', 'two\u00a0herons', ['two herons', 'two\u00a0herons']],
    ['an ideographic space', '\u5e73\u5b89\u3000herons', ['\u5e73\u5b89 herons', '\u5e73\u5b89\u3000herons']],
    ['a ligature, which is no other spelling', 'the \ufb01eld of herons', ['the \ufb01eld of herons']],
    ['plain ASCII', ' Seven Herons ', [' Seven Herons ']],
  ])('of %s is hashed in its first form and looked for in all (RFC 8265)', (_, typed, forms) => {
    expect(passwordForms(typed)).toEqual(forms);
    expect(isSamePassword(typed, forms[0] ?? '')).toBe(true);
  });

  it('is guessable from the address or the house', () => {
    expect(isPasswordGuessable('Jonathan12!', 'jonathan@b.co')).toBe(true);
    expect(isPasswordGuessable('faceup1234', 'a@b.co')).toBe(true);
    expect(isPasswordGuessable('scho\u0308ner1', 'sch\u00f6ner@b.co')).toBe(true);
    expect(isPasswordGuessable('correct horse battery', 'a@b.co')).toBe(false);
  });
});
