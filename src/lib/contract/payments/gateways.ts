/**
 * Every company that takes deposits by webhook: the code in the specification's lists (section 3; the others are made in the same
 * manner), by the name in its paths and in the books.
 */
export const gatewayCodeOf = {
  devcode: 'DEV_CODE',
  ems: 'EMS',
  brpay: 'BR_PAY',
  paypound: 'PAY_POUND',
  paystudio: 'PAY_STUDIO',
  payweb: 'PAY_WEB',
  ikajo: 'IKAJO',
  pgpaytech: 'PG_PAY_TECH',
  mifinity: 'MI_FINITY',
  jeton: 'JETON',
  'jeton-cash': 'JETON_CASH',
  skrill: 'SKRILL',
} as const;

/** The code of a gateway by its name; a name that is none stays as it is. */
export const codeOfGateway = (name: string): string =>
  Object.entries(gatewayCodeOf).find(([own]) => own === name)?.[1] ?? name;

/** The name of a gateway by its code; undefined for a code that stands for several companies, or for none. */
export const gatewayOfCode = (code: string): string | undefined =>
  Object.entries(gatewayCodeOf).find(([, own]) => own === code)?.[0];

/** The codes of those that take cards, in the order of the list. */
export const cardCodes = [
  'DEV_CODE',
  'EMS',
  'BR_PAY',
  'PAY_POUND',
  'PAY_STUDIO',
  'PAY_WEB',
  'IKAJO',
  'PG_PAY_TECH',
] as const satisfies readonly (typeof gatewayCodeOf)[keyof typeof gatewayCodeOf][];
export type CardCode = (typeof cardCodes)[number];

/** Whether a code is that of a company that takes cards. */
export const isCardCode = (code: string): code is CardCode => (cardCodes as readonly string[]).includes(code);
