import { answerCall } from '#server/services/aggregator/answer-call.ts';
import { valkyrie } from '#server/services/aggregator/valkyrie.ts';
import type { Said, Subject, Told } from './subject.ts';

export const apiToken = 'a token of thirty-two characters or more';

/** As every call has them. */
export const pamHeaders = (token: string): Headers =>
  new Headers({ authorization: `Bearer ${apiToken}`, 'x-player-token': token, 'x-correlation-id': '-' });

/** Valkyrie's end of the line. `named`: how a bet and what takes it back say which bet it is. */
const subjectOf = (
  name: string,
  named: (bet: string) => { readonly ofBet: object; readonly ofCancel: object },
): Subject => ({
  name,
  provider: 'valkyrie',
  game: 'valkyrie-vctlz20yfnmp1ylr',
  codes: {
    ok: 'OK',
    signature_invalid: 'PAM_ERR_API_TOKEN',
    amount_invalid: 'PAM_ERR_NEGATIVE_STAKE',
    duplicate_transaction: 'PAM_ERR_DUPLICATE_TRANS',
    transaction_cancelled: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
    token_invalid: 'PAM_ERR_SESSION_NOT_FOUND',
    player_disabled: 'PAM_ERR_BET_NOT_ALLOWED',
    token_expired: 'PAM_ERR_SESSION_EXPIRED',
    currency_mismatch: 'PAM_ERR_TRANS_CURRENCY',
    bet_not_found: 'PAM_ERR_TRANS_NOT_FOUND',
    bet_ambiguous: 'PAM_ERR_CANCEL_NOT_FOUND',
    already_settled: 'PAM_ERR_TRANS_ALREADY_SETTLED',
    already_cancelled: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
    bet_limit: 'PAM_ERR_BET_NOT_ALLOWED',
    insufficient_funds: 'PAM_ERR_CASH_OVERDRAFT',
    temporary: 'PAM_ERR_TIMEOUT',
  },
  neverCame: 'PAM_ERR_CANCEL_NOT_FOUND',
  otherGame: 'PAM_ERR_GAME_NOT_FOUND',
  renew: async (ctx, token) => {
    const call = { method: 'PUT', path: '/players/session?provider=Evolution', headers: pamHeaders(token) };
    const { body } = await answerCall(ctx, valkyrie, { apiToken }, { ...call, raw: Buffer.from('') });
    return (body as { session?: { token: string } }).session?.token ?? null;
  },
  seat: async (ctx, player, token, currency) => {
    const send = async (transactionType: string, said: Said = {}, more: object = {}): Promise<Told> => {
      const body = {
        transactionType,
        provider: 'Evolution',
        currency: said.currency ?? currency,
        cashAmount: 0,
        bonusAmount: 0,
        promoAmount: 0,
        transactionDateTime: '2027-03-01T12:00:00Z',
        providerGameId: said.game ?? 'vctlz20yfnmp1ylr',
        providerRoundId: said.round ?? 'r1',
        isGameOver: said.closes ?? false,
        ...more,
      };
      const raw = Buffer.from(JSON.stringify(body));
      const headers = pamHeaders(said.token ?? token);
      const path = `/players/${said.player ?? player.playerId}/transactions?provider=Evolution`;
      const answer = await answerCall(said.by ?? ctx, valkyrie, { apiToken }, { method: 'POST', path, headers, raw });
      const { status, error, transactionResult } = answer.body as {
        status: string;
        error?: { code: string };
        transactionResult?: { balance?: { cashAmount: number } };
      };
      const cash = transactionResult?.balance?.cashAmount;
      return { code: error?.code ?? status, balanceMinor: cash === undefined ? null : BigInt(Math.round(cash * 100)) };
    };
    const units = (amountMinor: bigint) => Number(amountMinor) / 100;
    return {
      player,
      token,
      bet: (transaction, amountMinor, said) =>
        send('WITHDRAW', said, {
          providerTransactionId: transaction,
          cashAmount: units(amountMinor),
          ...named(transaction).ofBet,
        }),
      win: (transaction, amountMinor, said) => {
        const providerTransactionId = transaction;
        const cashAmount = units(amountMinor);
        if (said?.kind === 'jackpot')
          return send('DEPOSIT', said, {
            providerTransactionId,
            cashAmount,
            jackpots: [{ jackpotAmount: cashAmount }],
          });
        if (said?.kind === undefined || said.kind === 'base')
          return send('DEPOSIT', said, { providerTransactionId, cashAmount });
        const promos = [{ promoType: said.kind === 'free_round' ? 'FREEROUNDS' : 'PROMOBONUS' }];
        return send('PROMODEPOSIT', said, { providerTransactionId, promoAmount: cashAmount, promos });
      },
      rollback: (transaction, bet, said) =>
        send('CANCEL', said, { providerTransactionId: transaction, ...named(bet).ofCancel }),
    };
  },
});

/** A studio whose cancels name the bet's id. */
export const valkyrieSubject = subjectOf('Valkyrie PAM', (bet) => ({ ofBet: {}, ofCancel: { providerBetRef: bet } }));

/** One whose cancels have ids of their own and name the bet's reference. */
export const valkyrieByReference = subjectOf('Valkyrie PAM, by references', (bet) => {
  const said = { providerBetRef: `ref-${bet}` };
  return { ofBet: said, ofCancel: said };
});
