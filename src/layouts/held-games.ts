/** The games that the process says are off, or hidden where the visitor is; none where nobody says, as in a build. */
export const heldOf = (locals: object): ReadonlySet<string> =>
  (locals as { readonly held?: ReadonlySet<string> }).held ?? new Set();
