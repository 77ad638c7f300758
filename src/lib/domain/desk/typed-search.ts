/** By what a player was found: a thing that is theirs and its id, or what was typed of themselves. */
export const matchKinds = [
  'player',
  'mail',
  'phone',
  'name',
  'address',
  'session',
  'round',
  'game_session',
  'deposit',
  'withdrawal',
  'promotion',
  'paper',
  'movement',
  'coin_address',
  'coin_transfer',
  'payout_account',
  'transaction',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/**
 * What somebody of the desk typed to find a player by, told apart by its shape. A text may be several things at once: digits are a phone
 * number and a company's reference. Empty: too little to look for.
 */
export type Search = {
  /** The id of a player, or of something that is a player's. */
  readonly id?: string;
  /** The beginning of a mail address, in lower case. */
  readonly mail?: string;
  /** Digits of a phone number without what is dialled before them, at least five. */
  readonly phone?: string;
  /** The number of a movement of the ledger. */
  readonly movement?: bigint;
  /** What companies, chains and studios call things by, as it was typed: references, addresses, transactions. */
  readonly reference?: string;
  /** Words of a name or an address, each as far as it was typed. */
  readonly words?: string;
};

/** Longer than any address or reference. */
export const searchCharsMax = 200;
/** Fewer digits are in too many numbers. */
const phoneDigitsMin = 5;
/** The longest of the words that are looked for has so many letters. */
const wordCharsMin = 2;
const referenceCharsMin = 4;
/** The largest number that a movement can have. */
const movementMax = 2n ** 63n - 1n;

const uuidPattern = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const phonePattern = /^\+?[\d\s().\-/]+$/;

const uuidOf = (text: string): string | undefined => {
  if (!uuidPattern.test(text)) return undefined;
  const hex = text.replaceAll('-', '').toLowerCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

const phoneOf = (text: string): string | undefined => {
  if (!phonePattern.test(text)) return undefined;
  const digits = text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= phoneDigitsMin && digits.length <= 19 ? digits : undefined;
};

const movementOf = (text: string): bigint | undefined => {
  if (!/^[1-9]\d{0,18}$/.test(text)) return undefined;
  const number = BigInt(text);
  return number <= movementMax ? number : undefined;
};

const wordsOf = (text: string): string | undefined => {
  const longest = Math.max(...text.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => [...word].length));
  return longest >= wordCharsMin ? text : undefined;
};

export const readSearch = (typed: string): Search => {
  const text = typed.normalize('NFC').trim().slice(0, searchCharsMax);
  if (text === '') return {};
  const isOneWord = !/\s/.test(text);
  const id = uuidOf(text);
  const mail = isOneWord && /^[^@]+@/.test(text) ? text.toLowerCase() : undefined;
  const phone = phoneOf(text);
  const movement = movementOf(text);
  const reference = isOneWord && text.length >= referenceCharsMin ? text : undefined;
  const words = id === undefined && mail === undefined && phone === undefined ? wordsOf(text) : undefined;
  return {
    ...(id !== undefined && { id }),
    ...(mail !== undefined && { mail }),
    ...(phone !== undefined && { phone }),
    ...(movement !== undefined && { movement }),
    ...(reference !== undefined && { reference }),
    ...(words !== undefined && { words }),
  };
};
