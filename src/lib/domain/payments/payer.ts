/** What a payment company asks about who pays, and the sign-up does not. In the order in which it is asked and named. */
export const payerFields = ['dateOfBirth', 'country', 'city', 'address', 'zipCode', 'phoneNumber'] as const;
export type PayerField = (typeof payerFields)[number];

/** What a profile says of who pays; null while it is empty. */
type PayerDetails = { readonly [Field in Exclude<PayerField, 'phoneNumber'>]: string | number | null } & {
  readonly phone: object | null;
};

/** The companies that know their payers themselves. */
const knowTheirPayers: readonly string[] = ['skrill'];

/**
 * Cards, Mifinity and Jeton have to know who pays (specification, section 4); Skrill knows its own. By the gateway's name in a path
 * or its code in the list.
 */
export const needsProfile = (gateway: string): boolean => !knowTheirPayers.includes(gateway.toLowerCase());

/** The fields that a payment needs and that are empty. */
export const missingFields = ({ phone, ...details }: PayerDetails): PayerField[] =>
  payerFields.filter((field) => (field === 'phoneNumber' ? phone : details[field]) === null);

/** The fields as a refusal names them, with commas between; what is none of them is left out. */
export const parsePayerFields = (named: unknown): PayerField[] => {
  const names = typeof named === 'string' ? named.split(',') : [];
  return payerFields.filter((field) => names.includes(field));
};
