/**
 * A new random id (UUID of version 4, RFC 9562, 5.4) for what the browser begins. Made of `getRandomValues`: pages that are not
 * served securely, as in a network at home, have no `randomUUID`.
 */
export const newId = (): string =>
  // Ones and noughts become any digit, the eight one of 8 to b, which is the variant.
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
