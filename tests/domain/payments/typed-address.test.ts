import { expect, it } from 'vitest';
import { payoutAddressOf } from '#domain/payments/typed-address.ts';

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
  // Paid to what is named first, the coins would be the token's.
  [token, token],
  [`ethereum:${ether}@137`, `ethereum:${ether}@137`],
  [`bitcoincash:${coin}`, `bitcoincash:${coin}`],
])('of %j takes %j', (typed, address) => {
  expect(payoutAddressOf(typed)).toBe(address);
});
