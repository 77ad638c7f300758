import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import {
  contradictionOf,
  isSigned,
  logIdOf,
  publicKeyOf,
  signedBytes,
  signHead,
  type TreeHead,
} from '#domain/transparency/head.ts';

// RFC 8032, 7.1, test 1.
const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const publicKey = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
const root = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const head = { at: 1_795_866_414_123, epoch: 2, size: 258, root };

test('what is signed is TreeHeadDataV2 with the epoch as its extension', () => {
  expect(bytesToHex(signedBytes(head))).toBe(`000001a221facc2b000000000000010220${root}000cf00000080000000000000002`);
});

test('a head is its key’s, and nothing of it can be another', () => {
  expect(publicKeyOf(secret)).toBe(publicKey);
  const signed = signHead(head, secret);
  expect(signed.logId).toBe(logIdOf(publicKey));
  expect(isSigned(signed, publicKey)).toBe(true);
  const others: Partial<TreeHead>[] = [
    { at: head.at + 1 },
    { epoch: 1 },
    { size: 257 },
    { root: root.replace('e', 'f') },
    { logId: root },
    { signature: signed.signature.replace(/^../, '00') },
    { signature: 'none' },
  ];
  for (const other of others) expect(isSigned({ ...signed, ...other }, publicKey)).toBe(false);
  expect(isSigned(signed, publicKeyOf(root))).toBe(false);
});

test.for<[what: string, later: Partial<TreeHead>, contradiction: string | undefined]>([
  ['a larger tree', { size: 300, root: 'a' }, undefined],
  ['the same again', {}, undefined],
  ['another root of one size', { root: 'a' }, 'two_roots'],
  ['a smaller tree', { size: 200 }, 'shrunk'],
  ['a smaller tree of the next epoch', { size: 200, epoch: 3 }, undefined],
  ['an epoch that was over', { epoch: 1, size: 300 }, 'epoch_back'],
])('after a head, %s', ([, later, contradiction]) => {
  const former = { ...head, logId: '', signature: '' };
  expect(contradictionOf(former, { ...former, at: head.at + 1, ...later })).toBe(contradiction);
});
