import { z } from 'zod';

/** Answers of Valkyrie's `pam/pam_api.yml` 0.6.0, field by field. What the document leaves open may be missing, and nothing else be there. */
const amount = z.number().refine((value) => Number(value.toFixed(6)) === value);
const id = z.string().min(1).max(40);
const currency = z.string().regex(/^[A-Z]{3}$/);
const upperTwo = z.string().regex(/^[A-Z]{2}$/);
const timestamp = z.iso.datetime({ offset: true });
const code = z.enum([
  ...(['PAM_ERR_UNDEFINED', 'PAM_ERR_ACC_NOT_FOUND', 'PAM_ERR_GAME_NOT_FOUND', 'PAM_ERR_ROUND_NOT_FOUND'] as const),
  ...(['PAM_ERR_TRANS_NOT_FOUND', 'PAM_ERR_CASH_OVERDRAFT', 'PAM_ERR_BONUS_OVERDRAFT'] as const),
  ...(['PAM_ERR_SESSION_NOT_FOUND', 'PAM_ERR_SESSION_EXPIRED', 'PAM_ERR_MISSING_PROVIDER'] as const),
  ...(['PAM_ERR_TRANS_CURRENCY', 'PAM_ERR_NEGATIVE_STAKE', 'PAM_ERR_CANCEL_NOT_FOUND'] as const),
  ...(['PAM_ERR_TRANS_ALREADY_CANCELLED', 'PAM_ERR_CANCEL_NON_WITHDRAW', 'PAM_ERR_BET_NOT_ALLOWED'] as const),
  ...(['PAM_ERR_PLAYER_NOT_FOUND', 'PAM_ERR_API_TOKEN', 'PAM_ERR_TRANS_ALREADY_SETTLED'] as const),
  ...(['PAM_ERR_DUPLICATE_TRANS', 'PAM_ERR_PROMO_OVERDRAFT', 'PAM_ERR_TIMEOUT'] as const),
]);
const error = z.strictObject({ code, message: z.string() });
const balance = z.strictObject({ cashAmount: amount, bonusAmount: amount, promoAmount: amount });
const session = z.strictObject({
  playerId: id,
  token: z.string().min(32).max(40),
  currency,
  country: upperTwo,
  language: upperTwo,
  gameId: id.optional(),
});
const transaction = z.strictObject({
  currency,
  provider: z.string(),
  cashAmount: amount,
  bonusAmount: amount,
  promoAmount: amount,
  transactionType: z.enum(['DEPOSIT', 'WITHDRAW', 'CANCEL', 'PROMODEPOSIT', 'PROMOWITHDRAW', 'PROMOCANCEL']),
  transactionDateTime: timestamp,
  providerTransactionId: id,
  providerBetRef: id.optional(),
  providerGameId: id.optional(),
  providerRoundId: id.optional(),
  betCode: z.string().optional(),
  isGameOver: z.boolean().optional(),
});
const gameround = z.strictObject({
  providerGameId: id,
  providerRoundId: id,
  startTime: timestamp,
  endTime: timestamp.optional(),
});
const transactionResult = z.strictObject({ transactionId: id.optional(), balance: balance.optional() });

/** `OK` with its part, or `ERROR` with the reason; of a refused transaction the balance may be told. */
const answer = <Part extends z.ZodRawShape>(part: Part, besideError: z.ZodRawShape = {}) =>
  z.union([
    z.strictObject({ status: z.literal('OK'), ...part }),
    z.strictObject({ status: z.literal('ERROR'), error, ...besideError }),
  ]);

const pamSchemas = {
  session: answer({ session }),
  balance: answer({ balance }, { balance: balance.optional() }),
  // The number is the house's: a studio of Valkyrie's reads it without asking whether it is there.
  added: answer(
    { transactionResult: transactionResult.required({ transactionId: true, balance: true }) },
    { transactionResult: transactionResult.optional() },
  ),
  found: answer({ transactions: z.array(transaction).min(1) }),
  round: answer({ gameround }),
} as const;

/** Which of them answers a call. */
export const pamSchemaOf = (method: string, path: string): z.ZodType => {
  const [pathname = ''] = path.split('?');
  if (pathname === '/players/session') return pamSchemas.session;
  if (pathname.endsWith('/balance')) return pamSchemas.balance;
  if (pathname.endsWith('/transactions')) return method === 'POST' ? pamSchemas.added : pamSchemas.found;
  return pamSchemas.round;
};
