import Cookies from 'js-cookie';

/** What the cookie `payment_config` holds (specification, section 3): the gateways that failed, and what was asked. */
export type PaymentConfig = {
  readonly tabs: readonly string[];
  readonly depositAmount: string;
  readonly currency: string;
  readonly promotionCoupon: string;
};

const name = 'payment_config';
const lifeMs = 20 * 60_000;
const nothing: PaymentConfig = { tabs: [], depositAmount: '', currency: '', promotionCoupon: '' };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The cookie's content; a spoilt one counts as none. */
export const readPaymentConfig = (): PaymentConfig => {
  const value = parsed(Cookies.get(name) ?? 'null');
  if (typeof value !== 'object' || value === null) return nothing;
  const { tabs, depositAmount, currency, promotionCoupon } = { ...nothing, ...value };
  const text = (one: unknown): string => (typeof one === 'string' ? one : '');
  return {
    tabs: Array.isArray(tabs) ? tabs.filter((tab) => typeof tab === 'string') : [],
    depositAmount: text(depositAmount),
    currency: text(currency),
    promotionCoupon: text(promotionCoupon),
  };
};

const write = (config: PaymentConfig): void => {
  Cookies.set(name, JSON.stringify(config), {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    expires: new Date(Date.now() + lifeMs),
  });
};

/** Remembers for 20 minutes what is being paid, so that a failed payment can be tried by another gateway. */
export const rememberPayment = (part: Omit<PaymentConfig, 'tabs'>): void => write({ ...readPaymentConfig(), ...part });

/** Marks a gateway as failed to process. */
export const markFailed = (gateway: string): void => {
  const config = readPaymentConfig();
  if (!config.tabs.includes(gateway)) write({ ...config, tabs: [...config.tabs, gateway] });
};

export const forgetPayment = (): void => Cookies.remove(name, { path: '/' });
