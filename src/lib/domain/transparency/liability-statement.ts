import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './statement-format.ts';

/** Amounts are minor units as texts of digits; `held` and `cover` alone may stand below zero, which a leading minus says. */
export type CurrencyLiabilities = {
  readonly currency: string;
  /** The tree of what is owed to players: parts, the hash of its root, its sum. */
  readonly leaves: number;
  readonly root: string;
  readonly owed: string;
  /** Beside it: what stands in the pots of jackpots, and bonus money, which nobody can take out yet. */
  readonly jackpots: string;
  readonly bonus: string;
  /** Where money is: at a company, or in the coins' wallets. */
  readonly held: readonly { readonly at: string; readonly amount: string }[];
};

/** What the house owes at a moment of a day (UTC), and where the money for it is. `epoch`: of the log of the books. */
export type LiabilityStatement = {
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly epoch: number;
  readonly currencies: readonly CurrencyLiabilities[];
};

const firstLine = 'faceup-liabilities/1';

/** What is signed: a line that names the form, and one of canonical JSON (RFC 8785). */
export const liabilityText = (statement: LiabilityStatement): string => `${firstLine}\n${canonicalJson(statement)}\n`;

export const signLiabilities = (text: string, secret: string): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(secret)));

/** Whatever is malformed is not signed. */
export const isLiabilitySigned = (text: string, signature: string, publicKey: string): boolean => {
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey));
  } catch {
    return false;
  }
};

type Read = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Read =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^(?:0|[1-9]\d{0,37})$/.test(value);
const isSigned = (value: unknown): value is string =>
  typeof value === 'string' && isAmount(value.replace(/^-(?!0)/, ''));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const readIn = (value: unknown): CurrencyLiabilities | undefined => {
  if (!isObject(value)) return undefined;
  const { currency, leaves, root, owed, jackpots, bonus, held } = value;
  if (typeof currency !== 'string' || !isCount(leaves) || typeof root !== 'string') return undefined;
  if (!/^[0-9a-f]{64}$/.test(root) || !isAmount(owed) || !isSigned(jackpots) || !isSigned(bonus)) return undefined;
  if (!Array.isArray(held)) return undefined;
  const places = held.map((one: unknown) =>
    isObject(one) && typeof one['at'] === 'string' && isSigned(one['amount'])
      ? { at: one['at'], amount: one['amount'] }
      : undefined,
  );
  const whole = places.filter((place) => place !== undefined);
  if (whole.length < places.length) return undefined;
  return { currency, leaves, root, owed, jackpots, bonus, held: whole };
};

/** The statement of a signed text; undefined of a text that is none, or is not written as a house writes it. */
export const readLiabilities = (text: string): LiabilityStatement | undefined => {
  const [first, line, end, ...more] = text.split('\n');
  if (first !== firstLine || line === undefined || end !== '' || more.length > 0) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value) || canonicalJson(value) !== line) return undefined;
    const { day, at, epoch, currencies } = value;
    if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !isCount(at) || !isCount(epoch))
      return undefined;
    if (!Array.isArray(currencies)) return undefined;
    const read = currencies.map(readIn).filter((one) => one !== undefined);
    return read.length === currencies.length ? { day, at, epoch, currencies: read } : undefined;
  } catch {
    return undefined;
  }
};

/** What the house holds of a currency, and what of it is left when all that it owes is paid, jackpots among it. Minor units. */
export const coverOf = ({
  owed,
  jackpots,
  held,
}: CurrencyLiabilities): { readonly heldMinor: bigint; readonly leftMinor: bigint } => {
  const heldMinor = held.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return { heldMinor, leftMinor: heldMinor - BigInt(owed) - BigInt(jackpots) };
};
