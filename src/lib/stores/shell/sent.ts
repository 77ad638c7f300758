/** What is wrong, by field: a code that the island turns into words. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * What became of a form that was sent: done, or not, with what the server has against its fields. What belongs to no field
 * was said by the action itself.
 */
export type Sent<Values> = { readonly ok: true } | { readonly ok: false; readonly fields: FormErrors<Values> };

export const sent = { ok: true } as const;
export const notSent = <Values>(fields: FormErrors<Values> = {}): Sent<Values> => ({ ok: false, fields });
