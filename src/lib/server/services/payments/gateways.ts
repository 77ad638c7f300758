import type { ServerContext } from '../../context.ts';

/** Codes of the specification (section 3) for the card gateways that the dialog names: Diamond, Platinum, Gem. */
const codes = [
  { code: 'DEV_CODE', name: 'devcode' },
  { code: 'EMS', name: 'ems' },
  { code: 'BR_PAY', name: 'brpay' },
] as const;

export type GatewayCode = (typeof codes)[number]['code'] | 'CREDIT_CARD';

/** Platinum (EMS) is restricted in the US (specification, section 6). */
export const isGatewayOpenTo = (gateway: string, country: string): boolean => !(gateway === 'ems' && country === 'US');

/** What the player may use from where they are; `CREDIT_CARD` stands for the way there, when any card gateway is open. */
export function listGateways(ctx: ServerContext, country: string): GatewayCode[] {
  const open = codes
    .filter(({ name }) => ctx.gateways.has(name) && isGatewayOpenTo(name, country))
    .map(({ code }) => code);
  return open.length > 0 ? [...open, 'CREDIT_CARD'] : [];
}
