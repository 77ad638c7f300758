/**
 * Where a path with `resetToken` in it leads, `/resetToken/{token}` for one: to the home page, whose script takes the token
 * out of the address and opens the dialog. Null when there is none. Nothing but the letters of a token is taken over.
 */
export function resetTargetOf(path: string): string | null {
  const found = /resetToken[^\w-]*([\w-]*)/.exec(path);
  return found === null ? null : `/?resetToken=${found[1]}`;
}

/** Whether an address carries the secret of a mail's link: what answers it sends no referrer and is kept by nobody. */
export const hasResetToken = (url: string): boolean => url.includes('resetToken');

/** The headers of such an answer, beside its others. */
export const secretHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } as const;
