import type { Random } from '../../../context.ts';

/** Letters and digits that nobody takes for another when they are read out. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 12;

/** A code of 58 random bits in three groups, as it is read out to somebody: `K7QM-2PXH-9RTW`. */
export function newCode(random: Random): string {
  let code = '';
  while (code.length < length)
    // A byte beyond the last whole set of letters would make the first ones likelier.
    for (const byte of random.bytes(length))
      if (byte < 240 && code.length < length) code += letters[byte % letters.length];
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A code as it was meant, whatever stands between its groups. */
export const typedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/.{4}(?=.)/g, '$&-');
