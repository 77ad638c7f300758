import { cardGateways, gatewayCodes } from '#contract/payments/deposit.ts';
import { gatewayOfCode } from '#contract/payments/gateways.ts';
import { anyTerms, type RouteTerms } from '#domain/payments/card-route.ts';
import type { DepositGateway } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';

export type GatewayCode = (typeof gatewayCodes)[number];

/** Platinum (EMS) is restricted in the US (specification, section 6). */
export const isGatewayOpenTo = (gateway: string, country: string): boolean => !(gateway === 'ems' && country === 'US');

/** What a company takes by the operator's word; everything where there is none. */
export const termsOf = ({ takes }: Pick<DepositGateway, 'takes'>): RouteTerms => takes ?? anyTerms;

/**
 * What the player may use from where they are, in the contract's order. `CREDIT_CARD` is the button that leads to the card
 * gateways, hence there when any of them is open; `CRYPTO` when any chain is watched.
 */
export function listGateways(ctx: ServerContext, country: string): GatewayCode[] {
  const isOpen = (name: string) => ctx.gateways.has(name) && isGatewayOpenTo(name, country);
  return gatewayCodes.filter((code) => {
    if (code === 'CREDIT_CARD') return cardGateways.some(isOpen);
    if (code === 'CRYPTO') return ctx.chains.size > 0;
    const name = gatewayOfCode(code);
    return name !== undefined && isOpen(name);
  });
}
