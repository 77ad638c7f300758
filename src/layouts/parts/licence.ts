/** Who lets the operator offer play; `url` leads to the entry in the authority's register. */
export type Licence = { readonly authority: string; readonly number: string; readonly url: string | null };

/**
 * The licence that the environment names by the variables of `lib/content/operator.ts`. A licence that is half configured
 * is as good as none: null, and then no page may look as if there were one.
 */
export const licenceOf = (env: Readonly<Record<string, string | undefined>>): Licence | null => {
  const { OPERATOR_COMPANY, OPERATOR_ADDRESS, OPERATOR_LICENCE, OPERATOR_AUTHORITY, OPERATOR_LICENCE_URL = '' } = env;
  return OPERATOR_COMPANY && OPERATOR_ADDRESS && OPERATOR_LICENCE && OPERATOR_AUTHORITY
    ? {
        authority: OPERATOR_AUTHORITY,
        number: OPERATOR_LICENCE,
        url: OPERATOR_LICENCE_URL.startsWith('https://') ? OPERATOR_LICENCE_URL : null,
      }
    : null;
};
