import { describe, expect, test } from 'vitest';
import { checkAddress } from '#domain/payments/chain/check-address.ts';
import type { ChainNetwork, CoinCode } from '#domain/payments/chain/networks.ts';

type Row = readonly [about: string, coin: CoinCode, address: string, network?: ChainNetwork];

/** BIP-173, BIP-350, EIP-55 and the chains' own documentation. */
const taken: readonly Row[] = [
  ['the first coinbase (base58check)', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['a script hash', 'BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BIP-173 P2WPKH', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BIP-173 P2WSH', 'BTC', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'testnet'],
  ['BIP-350 taproot', 'BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  [
    'BIP-350 taproot off the main network',
    'BTC',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'testnet',
  ],
  ['a chain of one’s own', 'BTC', 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx', 'regtest'],
  ['a base58 address of the test network', 'BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'testnet'],
  ['a key hash of Litecoin', 'LTC', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['a script hash of Litecoin', 'LTC', 'MVcg9uEvtWuP5N6V48EHfEtbz48qR8TKZ9'],
  ['bech32 of Litecoin', 'LTC', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
  ['EIP-55', 'ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['EIP-55', 'ETH', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['EIP-55 of capitals alone', 'ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['EIP-55 of small letters alone', 'ETH', '0xde709f2102306220921060314715629080e2fb77'],
  ['USDT is ERC-20', 'USDT', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
];

const refused: readonly Row[] = [
  ['a letter mistyped (base58check)', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['two letters swapped', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DifvNa'],
  ['a letter mistyped (bech32)', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['bech32 in mixed case', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4'],
  ['a capital in the network’s part', 'BTC', 'Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  [
    'BIP-350: version 1 with bech32 for bech32m',
    'BTC',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  ],
  [
    'BIP-350: version 0 with bech32m for bech32',
    'BTC',
    'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54well',
  ],
  ['BIP-350: version 17', 'BTC', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
  ['BIP-350: too short a program', 'BTC', 'bc1pw5dgrnzv'],
  [
    'BIP-350: padding that is not zero',
    'BTC',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  ],
  ['version 2, which nothing spends yet', 'BTC', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['the anchor that anybody may spend', 'BTC', 'bc1pfeessrawgf'],
  ['the test network', 'BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['the test network in base58', 'BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['the main network, where the house is on the test network', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'testnet'],
  ['another chain', 'BTC', 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
  ['another chain in base58', 'BTC', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['an Ethereum address', 'BTC', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['Bitcoin to Litecoin', 'LTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['a 3 that may be Bitcoin’s', 'LTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['a key hash of Bitcoin', 'LTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['EIP-55 with one letter in the other case', 'ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['EIP-55 with one digit changed', 'ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'],
  ['a digit short', 'ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['without 0x', 'ETH', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['nobody', 'ETH', `0x${'0'.repeat(40)}`],
  ['an address of Tron', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['a space behind it', 'USDT', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB '],
  ['nothing', 'BTC', ''],
];

describe('an address to pay to', () => {
  for (const [about, coin, address, network = 'mainnet'] of taken)
    test(`is taken: ${about} (${coin} ${address})`, () => {
      const read = checkAddress(coin, address, network);
      expect(read.ok && read.value.toLowerCase()).toBe(address.toLowerCase());
    });

  for (const [about, coin, address, network = 'mainnet'] of refused)
    test(`is refused: ${about} (${coin} ${address})`, () => {
      expect(checkAddress(coin, address, network)).toEqual({ ok: false, code: 'withdrawal_address_invalid' });
    });

  test('has one stored form: bech32 in lower case, Ethereum’s with its checksum', () => {
    const upper = 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4';
    expect(checkAddress('BTC', upper, 'mainnet')).toEqual({ ok: true, value: upper.toLowerCase() });
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    for (const text of [right, right.toLowerCase(), `0x${right.slice(2).toUpperCase()}`])
      expect(checkAddress('ETH', text, 'mainnet')).toEqual({ ok: true, value: right });
  });
});
