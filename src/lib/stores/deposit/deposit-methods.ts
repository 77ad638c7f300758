import type { ApiAnswer } from '../calls/api.ts';

export type GatewayCode = ApiAnswer<'listGateways'>[number];

/** The card gateways in the order of the list, and the call each is paid by. */
export const cardCalls = {
  DEV_CODE: 'devcodeDeposit',
  EMS: 'emsDeposit',
  BR_PAY: 'brpayDeposit',
  PAY_POUND: 'paypoundDeposit',
  PAY_STUDIO: 'paystudioDeposit',
  PAY_WEB: 'paywebDeposit',
  IKAJO: 'ikajoDeposit',
  PG_PAY_TECH: 'pgpaytechDeposit',
} as const satisfies Partial<Record<GatewayCode, string>>;

export type CardCode = keyof typeof cardCalls;
export const isCard = (code: string): code is CardCode => Object.hasOwn(cardCalls, code);

/** E-wallets and vouchers, in the order of the list. */
export const eWalletCodes = ['MI_FINITY', 'JETON', 'SKRILL', 'JETON_CASH'] as const satisfies readonly GatewayCode[];
export type EWalletCode = (typeof eWalletCodes)[number];

/** What a payment in a fiat currency is made by: `CREDIT_CARD` is by card, through whichever gateway the house finds best. */
export type PayBy = CardCode | EWalletCode | 'CREDIT_CARD';

/** Whether a way to pay is one by card. */
export const isByCard = (by: PayBy): by is CardCode | 'CREDIT_CARD' => by === 'CREDIT_CARD' || isCard(by);

/** A row of the method list: the cards together, each e-wallet for itself. */
export type Method = 'CREDIT_CARD' | EWalletCode;

/** The card gateways of those that are open to the player. */
export const cardsOf = (open: readonly GatewayCode[]): readonly CardCode[] =>
  Object.keys(cardCalls)
    .filter(isCard)
    .filter((code) => open.includes(code));

/** The methods of a fiat wallet; nothing that the server does not name. */
export const methodsOf = (open: readonly GatewayCode[]): readonly Method[] => [
  ...(open.includes('CREDIT_CARD') && cardsOf(open).length > 0 ? (['CREDIT_CARD'] as const) : []),
  ...eWalletCodes.filter((code) => open.includes(code)),
];

/** Whether a row of the list failed within the last 20 minutes: cards as soon as none of their open gateways is left to try. */
export const hasFailed = (method: Method, open: readonly GatewayCode[], failed: readonly string[]): boolean => {
  const ways = method === 'CREDIT_CARD' ? cardsOf(open) : [method];
  return ways.length > 0 && ways.every((code) => failed.includes(code));
};
