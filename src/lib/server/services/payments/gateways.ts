import { cardGateways, type DepositGatewayName, gatewayCodes } from '#contract/payments/deposit.ts';
import type { ServerContext } from '../../context.ts';

export type GatewayCode = (typeof gatewayCodes)[number];

/** Codes of the specification (section 3) and, in the same manner, of every other company, by the name in its paths. */
const names: Readonly<Partial<Record<GatewayCode, DepositGatewayName>>> = {
  DEV_CODE: 'devcode',
  EMS: 'ems',
  BR_PAY: 'brpay',
  PAY_POUND: 'paypound',
  PAY_STUDIO: 'paystudio',
  PAY_WEB: 'payweb',
  IKAJO: 'ikajo',
  PG_PAY_TECH: 'pgpaytech',
  MI_FINITY: 'mifinity',
  JETON: 'jeton',
  JETON_CASH: 'jeton-cash',
  SKRILL: 'skrill',
};

/** Platinum (EMS) is restricted in the US (specification, section 6). */
export const isGatewayOpenTo = (gateway: string, country: string): boolean => !(gateway === 'ems' && country === 'US');

/**
 * What the player may use from where they are, in the contract's order. `CREDIT_CARD` is the button that leads to the card
 * gateways, hence there when any of them is open; `CRYPTO` when any chain is watched.
 */
export function listGateways(ctx: ServerContext, country: string): GatewayCode[] {
  const isOpen = (name: string) => ctx.gateways.has(name) && isGatewayOpenTo(name, country);
  return gatewayCodes.filter((code) => {
    if (code === 'CREDIT_CARD') return cardGateways.some(isOpen);
    if (code === 'CRYPTO') return ctx.chains.size > 0;
    const name = names[code];
    return name !== undefined && isOpen(name);
  });
}
