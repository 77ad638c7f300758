import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { eachOf, isAmount, isCount, isHash, isObject, isText } from './read-values.ts';
import { canonicalJson } from './statement-format.ts';

/** Amounts are minor units as texts of digits; what is held, pots and bonus money may stand below zero, which a leading minus says. */
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

/** As `isAmount`, and what stands below zero. */
const isBalance = (value: unknown): value is string => isText(value) && isAmount(value.replace(/^-(?!0)/, ''));

const readHeld = (value: unknown): CurrencyLiabilities['held'][number] | undefined =>
  isObject(value) && isText(value['at']) && isBalance(value['amount'])
    ? { at: value['at'], amount: value['amount'] }
    : undefined;

const readCurrency = (value: unknown): CurrencyLiabilities | undefined => {
  if (!isObject(value)) return undefined;
  const { currency, leaves, root, owed, jackpots, bonus } = value;
  const held = eachOf(value['held'], readHeld);
  if (!isText(currency) || !isCount(leaves) || !isHash(root) || !isAmount(owed) || !held) return undefined;
  if (!isBalance(jackpots) || !isBalance(bonus)) return undefined;
  return { currency, leaves, root, owed, jackpots, bonus, held };
};

/** The statement of a signed text; undefined of a text that is none, or is not written as a house writes it. */
export const readLiabilities = (text: string): LiabilityStatement | undefined => {
  const [first, line, end, ...more] = text.split('\n');
  if (first !== firstLine || line === undefined || end !== '' || more.length > 0) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value) || canonicalJson(value) !== line) return undefined;
    const { day, at, epoch } = value;
    const currencies = eachOf(value['currencies'], readCurrency);
    if (!isText(day) || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !isCount(at) || !isCount(epoch)) return undefined;
    return currencies && { day, at, epoch, currencies };
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
