import type { WalletAnswer, WalletCommand } from '../wallet/commands.ts';
import type { StudioOutcome } from './dialect.ts';

/** For whom a command is, in the core's words. */
export type Who = Pick<Extract<WalletCommand, { action: 'balance' }>, 'provider' | 'player' | 'currency'>;

/** What became of a command. */
export type Told = Pick<WalletAnswer, 'balanceMinor'> & { readonly outcome: StudioOutcome };
