import { expect, it } from 'vitest';
import { payoutAddressFault, payoutAddressOf } from '#domain/payments/typed-address.ts';

const coin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const token = `ethereum:${ether}@1/transfer?address=${ether}&uint256=1`;

it.each([
  [coin, coin],
  [`${coin}\u200b`, coin],
  [`bitcoin:${coin}?amount=0.5&label=Ann`, coin],
  [`BITCOIN:${coin.toUpperCase()}`, coin.toUpperCase()],
  [`ethereum:${ether}@1`, ether],
  [`ethereum:pay-${ether}@1?value=2.014e18`, ether],
  [`ethereum:${ether}`, ether],
  [`${coin}?amount=3`, coin],
  ['0x5290 8400 098527886E0F7030\n069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['0X52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['０ｘ52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['not an address', 'not an address'],
  // Paid to what is named first, the coins would be the token's.
  [token, token],
  [`ethereum:${ether}@137`, `ethereum:${ether}@137`],
  [`bitcoincash:${coin}`, `bitcoincash:${coin}`],
])('of %j takes %j', (typed, address) => {
  expect(payoutAddressOf(typed)).toBe(address);
});

it.each([
  ['', 'address_required'],
  [' \u200b', 'address_required'],
  ['bc1q', 'address_format'],
  ['Ada Lovelace of the long address', 'address_format'],
  [`bitcoincash:${coin}`, 'address_format'],
  [`ethereum:${ether}@137`, 'address_network'],
  [`ethereum:${ether}@137/transfer?address=${ether}`, 'address_network'],
  [token, 'address_of_token'],
  [`ethereum:${ether}/transfer?address=${ether}`, 'address_of_token'],
  [`ethereum:${ether}@1?value=1`, undefined],
  [coin, undefined],
])('of %j is wrong: %s', (typed, fault) => {
  expect(payoutAddressFault(typed)).toBe(fault);
});
