import { atom } from 'nanostores';
import { phoneFault } from '#domain/identity/typed-phone.ts';
import { typedPhone } from '#domain/typed-text.ts';

type Library = typeof import('libphonenumber-js/min');
type LibraryCountry = import('libphonenumber-js/min').CountryCode;

/** The text of a phone box and where its caret stands. `country` when the typing named another one (`+44 …`). */
type PhoneEdit = { readonly text: string; readonly caret: number; readonly country?: string };
type Typing = {
  readonly country: string;
  /** The text before, the text after the keystroke, and the caret in the latter. */
  readonly before: string;
  readonly typed: string;
  readonly caret: number;
};
/** What the house knows of the world's numbers once the library is there. */
export type Phones = {
  /** `49` for `DE`; undefined, with a line on the console, for a country without numbers of its own. */
  readonly callingCode: (country: string) => string | undefined;
  readonly edit: (typing: Typing) => PhoneEdit;
  /** Calling code and national number; undefined while no such number can exist. */
  readonly split: (text: string, country: string) => { dialingCode: string; phoneNumber: string } | undefined;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
/** E.164 knows no longer number. */
const digitsMax = 15;

/** The place behind the so-manieth digit. */
const caretBehind = (text: string, digits: number): number => {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
};

/** The main country of each calling code that several share. */
const mainCountries: Readonly<Record<string, LibraryCountry>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

/** Parts of other entries of the house's list of countries. */
const unlisted: readonly string[] = ['AX', 'TA'];

const createPhones = ({
  AsYouType,
  Metadata,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
}: Library): Phones => {
  const known = (country: string): LibraryCountry | undefined => (isSupportedCountry(country) ? country : undefined);

  const isTooLong = (digits: string, country: LibraryCountry | undefined): boolean =>
    country === undefined ? digits.length > digitsMax : validatePhoneNumberLength(digits, country) === 'TOO_LONG';

  const metadata = new Metadata();
  /** Whether a number's first digits are one country's alone: area codes of North America, and what the plan names (`39 06698`). */
  const isNamed = (country: LibraryCountry): boolean => {
    metadata.selectNumberingPlan(country);
    return (
      (Boolean(metadata.numberingPlan?.leadingDigits()) || getCountryCallingCode(country) === '1') &&
      !unlisted.includes(country)
    );
  };

  /**
   * Whose number it is where several countries share a calling code: whose its first digits are, or else the chosen one, or else the
   * main one (`44` is the United Kingdom).
   */
  const countryOf = (found: LibraryCountry | undefined, code: string, chosen: string): LibraryCountry | undefined => {
    if (found !== undefined && isNamed(found)) return found;
    const at = known(chosen);
    if (at !== undefined && getCountryCallingCode(at) === code) return at;
    return mainCountries[code] ?? getCountries().find((one) => getCountryCallingCode(one) === code);
  };

  /** `+44 7911 123456` is a number with its country, wherever it was pasted. While it is typed its end is not known. */
  const international = (typed: string, chosen: string, isTyped: boolean): PhoneEdit | undefined => {
    const parsed = parsePhoneNumberFromString(typed, { extract: false });
    if (parsed === undefined || (parsed.country === undefined && (isTyped || !parsed.isPossible()))) return undefined;
    const country = countryOf(parsed.country, parsed.countryCallingCode, chosen);
    if (country === undefined) return undefined;
    const text = new AsYouType(country).input(parsed.nationalNumber);
    return { text, caret: text.length, country };
  };

  const edit = ({ country, before, typed: copied, caret: place }: Typing): PhoneEdit => {
    const typed = typedPhone(copied);
    const caret = typed === copied ? place : typed.length;
    if (phoneFault(typed) !== undefined) return { text: copied, caret: place };
    if (typed.startsWith('+')) {
      const kept = `+${digitsOf(typed).slice(0, digitsMax)}`;
      const isTyped = digitsOf(kept).length <= digitsOf(before).length + 1;
      return international(kept, country, isTyped) ?? { text: kept, caret: kept.length };
    }
    const at = known(country);
    let digits = digitsOf(typed);
    let digitsLeft = digitsOf(typed.slice(0, caret)).length;
    // Backspace over a space or a bracket means the digit before it.
    if (digits === digitsOf(before) && typed.length < before.length && digitsLeft > 0) {
      digits = digits.slice(0, digitsLeft - 1) + digits.slice(digitsLeft);
      digitsLeft -= 1;
    }
    // One key too many does nothing; what was pasted is not thrown away.
    if (digits.length > digitsOf(before).length + 1 && isTooLong(digits, at)) return { text: typed, caret };
    if (digits.length > digitsOf(before).length && isTooLong(digits, at))
      return { text: before, caret: caretBehind(before, Math.min(digitsLeft, digitsOf(before).length)) };
    const text = at === undefined ? digits : new AsYouType(at).input(digits);
    return { text, caret: caretBehind(text, digitsLeft) };
  };

  const split: Phones['split'] = (text, country) => {
    const at = known(country);
    const parsed = parsePhoneNumberFromString(typedPhone(text), {
      ...(at && { defaultCountry: at }),
      extract: false,
    });
    return parsed?.isPossible() && parsed.ext === undefined
      ? { dialingCode: parsed.countryCallingCode, phoneNumber: parsed.nationalNumber }
      : undefined;
  };

  return {
    callingCode: (country) => {
      const at = known(country);
      if (at !== undefined) return getCountryCallingCode(at);
      // biome-ignore lint/suspicious/noConsole: the specification names the line and its place
      console.log('Country not found');
      return undefined;
    },
    edit,
    split,
  };
};

/** Null until somebody reaches for a phone box: the library is a good part of an account page's scripts. */
export const $phones = atom<Phones | null>(null);

let loading: Promise<Phones> | undefined;

/** Loads the library once; a failed try may be repeated. */
export const loadPhones = (): Promise<Phones> => {
  loading ??= import('libphonenumber-js/min').then(
    (library) => {
      const phones = createPhones(library);
      $phones.set(phones);
      return phones;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};
