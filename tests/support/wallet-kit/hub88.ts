import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { answerCall } from '#server/services/aggregator/answer-call.ts';
import { hub88 } from '#server/services/aggregator/hub88.ts';
import type { Said, Subject, Told } from './subject.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const { publicKey } = keys;

export const signatureOf = (raw: Uint8Array): string => sign('RSA-SHA256', raw, keys.privateKey).toString('base64');

/** Hub88's end of the line. */
export const hub88Subject: Subject = {
  name: 'Hub88',
  provider: 'hub88',
  game: 'hub88-clt_dragon',
  codes: {
    ok: 'RS_OK',
    signature_invalid: 'RS_ERROR_INVALID_SIGNATURE',
    amount_invalid: 'RS_ERROR_WRONG_TYPES',
    duplicate_transaction: 'RS_ERROR_DUPLICATE_TRANSACTION',
    transaction_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    token_invalid: 'RS_ERROR_INVALID_TOKEN',
    player_disabled: 'RS_ERROR_USER_DISABLED',
    token_expired: 'RS_ERROR_TOKEN_EXPIRED',
    currency_mismatch: 'RS_ERROR_WRONG_CURRENCY',
    bet_not_found: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    bet_ambiguous: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    already_settled: 'RS_ERROR_DUPLICATE_TRANSACTION',
    already_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    bet_limit: 'RS_ERROR_LIMIT_REACHED',
    insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
    temporary: 'RS_ERROR_UNKNOWN',
  },
  otherGame: 'RS_ERROR_INVALID_GAME',
  seat: async (ctx, player, token, currency) => {
    const send = async (path: string, said: Said = {}, more: object = {}): Promise<Told> => {
      const body = {
        user: said.player ?? player.playerId,
        token: said.token ?? token,
        request_uuid: randomUUID(),
        game_code: said.game ?? 'clt_dragon',
        round: said.round ?? 'r1',
        round_closed: said.closes ?? null,
        ...more,
      };
      const raw = Buffer.from(JSON.stringify(body));
      const headers = new Headers({ 'x-hub88-signature': signatureOf(raw) });
      const answer = await answerCall(said.by ?? ctx, hub88, { publicKey }, { method: 'POST', path, headers, raw });
      const { status, balance } = answer.body as { status: string; balance?: number };
      return { code: status, balanceMinor: balance === undefined ? null : BigInt(balance) / 1_000n };
    };
    const money = (amountMinor: bigint, said?: Said) => ({
      amount: Number(amountMinor * 1_000n),
      currency: said?.currency ?? currency,
    });
    return {
      player,
      token,
      bet: (transaction, amountMinor, said) =>
        send('/transaction/bet', said, { transaction_uuid: transaction, ...money(amountMinor, said) }),
      win: (transaction, amountMinor, said) => {
        const kind = said?.kind ?? 'base';
        const reward = kind === 'base' ? {} : { reward_uuid: 'reward', is_free: kind === 'free_round' };
        return send('/transaction/win', said, {
          transaction_uuid: transaction,
          ...money(amountMinor, said),
          ...reward,
        });
      },
      rollback: (transaction, bet, said) =>
        send('/transaction/rollback', said, { transaction_uuid: transaction, reference_transaction_uuid: bet }),
    };
  },
};
