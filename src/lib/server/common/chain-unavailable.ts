/** A node of a chain that does not answer, or answers what is no answer. Whoever asked tries again later. */
export class ChainUnavailable extends Error {
  override readonly name: string = 'ChainUnavailable';
}
