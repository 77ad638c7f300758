/** What a movement is called on paper. */
const kinds: Readonly<Record<string, string>> = {
  deposit: 'Deposit',
  deposit_reversed: 'Deposit taken back by the payment company',
  withdrawal_held: 'Withdrawal requested',
  withdrawal_released: 'Withdrawal given back',
  withdrawal_paid: 'Withdrawal sent',
  bet: 'Stakes',
  win: 'Prizes',
  rollback: 'Stakes given back',
  adjustment: 'Correction',
};

const sentence = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const kindWords = (kind: string): string => kinds[kind] ?? sentence(kind);
export const stateWords = sentence;

/** A moment in UTC, to the second. */
export const moment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** A company's name in our books, as a word: not the one that the deposit dialog gives its gateway. */
export const gatewayWords = (gateway: string): string => sentence(gateway.replaceAll('-', ' '));
