import { headFrom } from './read-heads.ts';
import { eachOf, isAmount, isCount, isHash, isObject, isText } from './read-values.ts';
import type { LiabilitiesInLog, LiabilityProof } from './verify-liability.ts';

type Currency = LiabilityProof['currencies'][number];

const readCurrency = (value: unknown): Currency | undefined => {
  if (!isObject(value)) return undefined;
  const { currency, salt } = value;
  const parts = eachOf(value['parts'], (one) => {
    if (!isObject(one) || !isCount(one['index']) || !isAmount(one['amount'])) return undefined;
    return { index: one['index'], amount: one['amount'] };
  });
  const nodes = eachOf(value['nodes'], (one) => {
    if (!isObject(one) || !isAmount(one['sum']) || !isHash(one['hash'])) return undefined;
    return { sum: one['sum'], hash: one['hash'] };
  });
  return isText(currency) && isHash(salt) && parts && nodes ? { currency, salt, parts, nodes } : undefined;
};

const readInLog = (value: unknown): LiabilitiesInLog | undefined => {
  if (!isObject(value)) return undefined;
  const { index, seq, previous } = value;
  const head = headFrom(value['head']);
  const proof = eachOf(value['proof'], (one) => (isHash(one) ? one : undefined));
  return isCount(index) && isCount(seq) && isHash(previous) && head && proof
    ? { index, seq, previous, head, proof }
    : undefined;
};

/** The proof in a text of JSON, with its own fields and no other; undefined of what is none. Says nothing of what it proves. */
export const readLiabilityProof = (text: string): LiabilityProof | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { publicKey, statement, signature, owner } = value;
    const log = value['log'] === null ? null : readInLog(value['log']);
    const currencies = eachOf(value['currencies'], readCurrency);
    if (!isHash(publicKey) || !isText(statement) || !isText(signature) || !isText(owner)) return undefined;
    return log === undefined || !currencies ? undefined : { publicKey, statement, signature, log, owner, currencies };
  } catch {
    return undefined;
  }
};
