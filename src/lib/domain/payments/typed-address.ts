import { typedFigures } from '../typed-text.ts';

/** Ethereum itself, and the network of its rehearsals; the same text on another chain asks for money there. */
const ethereumAt = /^(?:pay-)?([^@/?]*)(?:@(?:1|11155111))?(?:\/?\?.*)?$/;
const bitcoinAt = /^([^?]*)(?:\?.*)?$/;
/** A payment request of a wallet's program. */
const request = /^(bitcoin|litecoin|dogecoin|ethereum):(?:\/\/)?(.*)$/is;

type AddressFault = 'address_required' | 'address_format' | 'address_network' | 'address_of_token';

/** How an address of any coin looks, as a call takes it; whether it is one of its chain is told by its checksum. */
export const payoutAddressPattern = /^[A-Za-z0-9]{20,100}$/;

/** Letters and digits of full width as plain ones, `0X` as `0x`, and no blanks, where what is left looks like an address: words have no digits. */
const oneForm = (text: string): string => {
  const joined = text.normalize('NFKC').replaceAll(/\s/gu, '').replace(/^0X/, '0x');
  return payoutAddressPattern.test(joined) && /\d/.test(joined) ? joined : text;
};

/**
 * The address that copied text names: marks nobody sees and blanks are left out, and of a payment request (`bitcoin:…?amount=…` of
 * BIP-21, also without its name in front, `ethereum:0x…@1` of EIP-681) the address alone is taken, never its amount. A request for a
 * token or on another chain is no address and stays as it was (`payoutAddressFault`).
 */
export const payoutAddressOf = (typed: string): string => {
  const text = typedFigures(typed);
  const [, scheme = '', rest = ''] = request.exec(text) ?? [];
  const named = (scheme.toLowerCase() === 'ethereum' ? ethereumAt : bitcoinAt).exec(scheme === '' ? text : rest)?.[1];
  return oneForm(named || text);
};

/**
 * Why a text is no address: none is there, it asks for a transfer on another network or of a token, or it has not the form of one.
 * Undefined for what has.
 */
export const payoutAddressFault = (typed: string): AddressFault | undefined => {
  const address = payoutAddressOf(typed);
  if (address === '') return 'address_required';
  if (payoutAddressPattern.test(address)) return undefined;
  const [, scheme = '', rest = ''] = request.exec(address) ?? [];
  if (scheme.toLowerCase() !== 'ethereum') return 'address_format';
  return /^[^@/?]*@/.test(rest) && !ethereumAt.test(rest.replace(/\/.*$/, '')) ? 'address_network' : 'address_of_token';
};
