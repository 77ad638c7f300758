import { isHouseKey, textOf } from '../../words.ts';

const sentence = (code: string): string => {
  const words = code.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The words of a key, or of a code that has none yet, the code itself as a word. */
const wordsOr = (key: string, code: string): string => (isHouseKey(key) ? textOf(key) : sentence(code));

/** What a movement is called on paper. */
export const kindWords = (kind: string): string => wordsOr(`statement.paper_kind_${kind}`, kind);

/** A state by the word that the list of transactions has for it. */
export const stateWords = (type: 'deposit' | 'withdraw', state: string): string =>
  wordsOr(`statement.state_${type === 'withdraw' && state === 'failed' ? 'returned' : state}`, state);

/** A company by the name that players know it by, in the deposit dialog as in the list of transactions. */
export const gatewayWords = (gateway: string): string =>
  wordsOr(`statement.provider_${gateway.replaceAll('-', '_')}`, gateway);

/** A moment in UTC, to the second. */
export const moment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
