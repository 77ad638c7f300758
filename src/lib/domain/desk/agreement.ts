/**
 * Whom the house tells what happens, as one person of the staff proposes it and another approves. Sums in hundredths of a euro; an address may
 * have a secret of its receiver's in it, and is shown by its host alone.
 */
export type Agreement =
  | {
      readonly kind: 'affiliate_agreed';
      readonly affiliate: string;
      /** With which click ids of theirs begin. */
      readonly prefix: string;
      readonly url: string;
      readonly sharePercent: number;
      readonly cpaEurCents: string;
    }
  /** `types` null: all. */
  | { readonly kind: 'webhook_added'; readonly url: string; readonly types: readonly string[] | null };

export type AgreementKind = Agreement['kind'];
