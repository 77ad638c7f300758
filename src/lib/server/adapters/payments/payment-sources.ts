import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import { banxaOrigin, sellerOrigins } from '../crypto-sellers/sellers.ts';

/** Where the script is that goes on with a MiFinity token; null without an account there. */
export const mifinityScriptOf = ({ gateways }: Pick<ServerContext, 'gateways'>): string | null =>
  gateways.get('mifinity')?.script ?? null;

/** What a page's policy must let in for the frames of the deposit dialog and the script of one of them; nothing beside it. */
export type PaymentSources = Readonly<Record<'script' | 'frame', readonly string[]>>;

export const noPaymentSources: PaymentSources = { script: [], frame: [] };

/** `mifinityScript`: where the script is with which MiFinity puts its frame into the page, a path of ours in the sandbox. */
type Frames = Pick<Config, 'sandbox' | 'buyCrypto'> & { readonly mifinityScript: string | null };

/** In the sandbox all sellers of crypto are pages of ours. */
const nobody: Config['buyCrypto'] = { changellyMerchantId: null, onramper: null, rampApiKey: null, banxaPartner: null };

/** Exactly the companies that the operator works with; our own origin where the sandbox plays them. */
export function paymentSources({ sandbox, buyCrypto, mifinityScript }: Frames): PaymentSources {
  const mifinity = mifinityScript?.startsWith('https:') ? new URL(mifinityScript) : null;
  const { changellyMerchantId, onramper, rampApiKey, banxaPartner } = sandbox ? nobody : buyCrypto;
  return {
    // By folder: whatever else is on the host is not let in.
    script: mifinity === null ? [] : [`${mifinity.origin}${mifinity.pathname.replace(/[^/]*$/, '')}`],
    frame: [
      ...(sandbox ? ["'self'"] : []),
      ...(mifinity === null ? [] : [mifinity.origin]),
      ...(changellyMerchantId === null ? [] : [sellerOrigins.changelly]),
      ...(onramper === null ? [] : [sellerOrigins.onramper]),
      ...(rampApiKey === null ? [] : [sellerOrigins.ramp]),
      ...(banxaPartner === null ? [] : [banxaOrigin(banxaPartner)]),
    ],
  };
}
