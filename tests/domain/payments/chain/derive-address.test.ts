import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { describe, expect, test } from 'vitest';
import { deriveAddress } from '#domain/payments/chain/derive-address.ts';
import { readAccountKey } from '#domain/payments/chain/extended-key.ts';
import type { Chain, ChainNetwork } from '#domain/payments/chain/networks.ts';

/** The account keys of the seed that everybody tests with, "abandon abandon … about". The first is BIP-84's own vector. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const ltcZpub =
  'zpub6rPo5mF47z5coVm5rvWv7fv181awb7Vckn5Cf3xQXBVKu18kuBHDhNi1Jrb4br6vVD3ZbrnXemEsWJoR18mZwkUdzwD8TQnHDUCGxqZ6swA';
const ethXpub =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt';
const vpub =
  'vpub5Y6cjg78GGuNLsaPhmYsiw4gYX3HoQiRBiSwDaBXKUafCt9bNwWQiitDk5VZ5BVxYnQdwoTyXSs2JHRPAgjAvtbBrf8ZhDYe2jWAqvZVnsc';

const addressOf = (chain: Chain, network: ChainNetwork, key: string, index: number): string => {
  const read = readAccountKey(key, network === 'mainnet');
  if (!read.ok) throw new Error(read.code);
  return deriveAddress(chain, network, read.value, index);
};

const nameOf = (key: string): string => {
  const read = readAccountKey(key, true);
  return read.ok ? read.value.id : read.code;
};

describe('an address of an account', () => {
  test.each<[string, Chain, ChainNetwork, string, number, string]>([
    ['BIP-84, first', 'bitcoin', 'mainnet', zpub, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BIP-84, second', 'bitcoin', 'mainnet', zpub, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['test network', 'bitcoin', 'testnet', vpub, 0, 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl'],
    ['Litecoin', 'litecoin', 'mainnet', ltcZpub, 0, 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
    ['BIP-44, first', 'ethereum', 'mainnet', ethXpub, 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['BIP-44, second', 'ethereum', 'mainnet', ethXpub, 1, '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0'],
  ])('%s', (_, chain, network, key, index, address) => {
    expect(addressOf(chain, network, key, index)).toBe(address);
  });

  test('is the same for a key under any of its spellings, and so is the key’s name', () => {
    const coder = createBase58check(sha256);
    const bytes = Uint8Array.from(coder.decode(zpub));
    new DataView(bytes.buffer).setUint32(0, 0x0488b21e);
    const xpub = coder.encode(bytes);
    expect(xpub).toMatch(/^xpub6/);
    expect(addressOf('bitcoin', 'mainnet', xpub, 1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g');
    expect(nameOf(xpub)).toBe(nameOf(zpub));
  });

  test('is another for each number, and none for what is no number', () => {
    const made = new Set(Array.from({ length: 50 }, (_, index) => addressOf('bitcoin', 'mainnet', zpub, index)));
    expect(made.size).toBe(50);
    for (const index of [-1, 0.5, 2 ** 31, Number.NaN])
      expect(() => addressOf('bitcoin', 'mainnet', zpub, index)).toThrow(RangeError);
  });
});

describe('an account key', () => {
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/84'/0'/0'");

  test.each<[string, string, boolean, string]>([
    ['a private key', account.privateExtendedKey, true, 'key_private'],
    ['a private key, mistyped', `${account.privateExtendedKey.slice(0, -1)}!`, true, 'key_private'],
    [
      'a private key of Litecoin',
      'Ltpv71G8qDifUiNetP6nmxPA5STrUVmv2J9YSmXajv8VsYBUyuPhvN9xCaQrfX2wo5xxJNtEazYCFRUu5FmokYMM79pcqz8pcdo4rNXAFPgyB4k',
      true,
      'key_private',
    ],
    ['the master key', HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).publicExtendedKey, true, 'key_not_account'],
    ['a key one step too deep', account.deriveChild(0).publicExtendedKey, true, 'key_not_account'],
    ['a mistyped key', `${zpub.slice(0, -1)}t`, true, 'key_broken'],
    ['an address', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', true, 'key_broken'],
    ['nothing', '', true, 'key_broken'],
    ['a key of the test network on the main one', vpub, true, 'key_wrong_network'],
  ])('is refused: %s', (_, key, isMainnet, code) => {
    expect(readAccountKey(key, isMainnet)).toEqual({ ok: false, code });
  });

  test('has a name of its own', () => {
    const names = [zpub, ltcZpub, ethXpub].map(nameOf);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{16}$/);
  });
});
