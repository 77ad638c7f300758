import { withoutMarks } from '../typed-text.ts';

/** Ethereum itself, and the network of its rehearsals; the same text on another chain asks for money there. */
const ethereumAt = /^(?:pay-)?([^@/?]*)(?:@(?:1|11155111))?(?:\/?\?.*)?$/;
const bitcoinAt = /^([^?]*)(?:\?.*)?$/;

/**
 * The address that copied text names: marks nobody sees are left out, and of a payment request (`bitcoin:…?amount=…` of BIP-21,
 * `ethereum:0x…@1` of EIP-681) the address alone is taken, never its amount. A request for a token or on another chain is no
 * address and stays as it was.
 */
export const payoutAddressOf = (typed: string): string => {
  const text = withoutMarks(typed);
  const [, scheme = '', rest = ''] = /^(bitcoin|litecoin|dogecoin|ethereum):(?:\/\/)?(.*)$/i.exec(text) ?? [];
  if (scheme === '') return text;
  const named = (scheme.toLowerCase() === 'ethereum' ? ethereumAt : bitcoinAt).exec(rest)?.[1];
  return named || text;
};

/** How an address of any coin looks, as a call takes it; whether it is one of its chain is told by its checksum. */
export const payoutAddressPattern = /^[A-Za-z0-9]{20,100}$/;
