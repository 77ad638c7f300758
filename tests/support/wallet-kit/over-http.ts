import { signatureOf } from './hub88.ts';
import { pamTransaction } from './pam.ts';
import { pamHeaders } from './valkyrie.ts';

/** A studio's call as its server sends it, to any process of the house; the same bytes each time. Amounts are in cents. */
export type Sent = (origin: string) => Promise<{ readonly code: string }>;
type Moved = { readonly id: string; readonly round: string; readonly cents?: number; readonly closes?: boolean };
export type Line = {
  readonly bet: (moved: Moved) => Sent;
  readonly win: (moved: Moved) => Sent;
  readonly rollback: (moved: Moved & { readonly bet: string }) => Sent;
};

export const hub88Line = (user: string, token: string): Line => {
  const call = (path: string, { id, round, cents, closes }: Moved, more: object = {}): Sent => {
    const said = { user, token, request_uuid: id, game_code: 'clt_dragon', round, transaction_uuid: id, ...more };
    const money = cents === undefined ? {} : { currency: 'EUR', amount: cents * 1_000, round_closed: closes ?? false };
    const body = JSON.stringify({ ...said, ...money });
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signatureOf(Buffer.from(body)) };
    return async (origin) => {
      const answer = await fetch(`${origin}/wallet/hub88${path}`, { method: 'POST', headers, body });
      return { code: ((await answer.json()) as { status: string }).status };
    };
  };
  return {
    bet: (moved) => call('/transaction/bet', moved),
    win: (moved) => call('/transaction/win', moved),
    rollback: (moved) => call('/transaction/rollback', moved, { reference_transaction_uuid: moved.bet }),
  };
};

export const valkyrieLine = (player: string, token: string): Line => {
  const call = (type: string, { id, round, cents, closes }: Moved, more: object = {}): Sent => {
    const said = { providerRoundId: round, cashAmount: (cents ?? 0) / 100, isGameOver: closes ?? false, ...more };
    const body = JSON.stringify(pamTransaction(type, id, said));
    const headers = pamHeaders(token);
    headers.set('content-type', 'application/json');
    const path = `/wallet/valkyrie/players/${player}/transactions?provider=Evolution`;
    return async (origin) => {
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
      const { status, error } = (await answer.json()) as { status: string; error?: { code: string } };
      return { code: error?.code ?? status };
    };
  };
  return {
    bet: (moved) => call('WITHDRAW', moved),
    win: (moved) => call('DEPOSIT', moved),
    rollback: (moved) => call('CANCEL', moved, { providerBetRef: moved.bet }),
  };
};
