import { hearTabs } from '../shell/tabs.ts';
import { refreshFunds } from './wallet.ts';

/** After what the page itself asks for: the line comes last. */
const startMs = 2_000;

let followers = 0;
let end: (() => void) | undefined;
let leaveTabs: (() => void) | undefined;

const start = async (): Promise<void> => {
  const { followWallet } = await import('./wallet-stream.ts');
  if (followers > 0) end ??= followWallet();
};

const whenIdle = (run: () => void): void =>
  typeof requestIdleCallback === 'function' ? void requestIdleCallback(run, { timeout: startMs }) : run();

/**
 * Keeps the player's balances live for as long as anybody on the page wants it; the code for it is loaded once the page has
 * come to rest. For what only a player sees. Returns the function that ends it.
 */
export const liveWallet = (): (() => void) => {
  followers += 1;
  // Of another default wallet the line does not tell; and it is heard of before the line stands.
  leaveTabs ??= hearTabs('wallets', refreshFunds);
  const timer = setTimeout(() => whenIdle(() => void start()), startMs);
  return () => {
    clearTimeout(timer);
    followers -= 1;
    if (followers > 0) return;
    end?.();
    end = undefined;
    leaveTabs?.();
    leaveTabs = undefined;
  };
};
