import { loadScript } from '../shell/load-script.ts';
import { goTo } from '../shell/navigation.ts';
import { returnPath } from './deposit-pay.ts';

type Widget = { readonly close: () => void };
type ShowFrame = (
  containerId: string,
  options: {
    readonly token: string;
    readonly success: () => void;
    readonly fail: () => void;
    readonly complete: () => void;
  },
) => Widget | undefined;

const isShowFrame = (value: unknown): value is ShowFrame => typeof value === 'function';

const nothing = (): void => {};

/**
 * Loads Mifinity's script and lets it put its frame into the element with this id; when the payment is over there, however
 * it ended, the player goes to where deposits are followed. Answers what takes the frame away again; throws when the script
 * did not load.
 */
export const openMifinity = async (
  containerId: string,
  payment: { readonly id: string; readonly token: string; readonly scriptUrl: string },
): Promise<() => void> => {
  await loadScript(payment.scriptUrl);
  const show: unknown = Reflect.get(window, 'showPaymentIframe');
  if (!isShowFrame(show)) throw new Error('The script of Mifinity brought no frame');
  const widget = show(containerId, {
    token: payment.token,
    success: nothing,
    fail: nothing,
    complete: () => goTo(returnPath(payment.id)),
  });
  return () => widget?.close();
};
