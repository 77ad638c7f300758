/** A text's own mistake or a setting's: what is wrong and what is allowed, one line each. Stops the build. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
