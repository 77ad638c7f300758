import { createHash, timingSafeEqual } from 'node:crypto';
import type { Dialect, Parsed, StudioCall, StudioOutcome } from './dialect.ts';
import { renderValkyrie } from './valkyrie-answers.ts';
import { ownId, parseTransaction, studioId, valkyrieName } from './valkyrie-transaction.ts';

export type ValkyrieKeys = { readonly apiToken: string };

const digest = (text: string) => createHash('sha256').update(text).digest();
const refused = (outcome: StudioOutcome): Parsed => ({ ok: false, outcome });
/** A studio by the name that Valkyrie has for it. Without a colon, it stands before its ids. */
const provider = /^[\w .-]{1,64}$/;
const tokenMax = 255;
const isId = (text: string | undefined): text is string => studioId.safeParse(text).success;

/** A path's part as it was meant; undefined where it is no text. */
const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

const parse = (call: StudioCall): Parsed => {
  const { pathname, searchParams } = new URL(call.path, 'http://pam');
  const said = searchParams.get('provider') ?? '';
  const route = /^\/players\/(?:session|([^/]+)\/(balance|transactions|gamerounds\/([^/]+)))$/.exec(pathname);
  if (!route) return refused('malformed');
  if (!provider.test(said)) return refused('provider_missing');
  const token = call.headers.get('x-player-token') ?? '';
  if (token === '' || token.length > tokenMax) return refused('token_invalid');
  if (!call.headers.has('x-correlation-id')) return refused('malformed');

  const [, playerPart, what, roundPart] = route;
  const asks = (player: string | null, act: Extract<Parsed, { ok: true }>['request']['act']): Parsed => ({
    ok: true,
    request: { token, player, currency: null, act },
  });
  if (playerPart === undefined) {
    if (call.method === 'GET') return asks(null, { action: 'session' });
    return call.method === 'PUT' ? asks(null, { action: 'renew' }) : refused('malformed');
  }
  const player = decoded(playerPart);
  if (player === undefined) return refused('malformed');
  if (what === 'transactions' && call.method === 'POST')
    return parseTransaction(call.raw, { token, player, provider: said });
  if (call.method !== 'GET') return refused('malformed');
  if (what === 'balance') return asks(player, { action: 'balance' });
  if (what === 'transactions') {
    const reference = searchParams.get('providerBetRef') || null;
    const id = reference ?? searchParams.get('providerTransactionId') ?? '';
    if (!isId(id)) return refused('malformed');
    return asks(player, { action: 'find_said', by: reference ? 'reference' : 'transaction', id: ownId(said, id) });
  }
  const round = decoded(roundPart ?? '');
  return isId(round) ? asks(player, { action: 'find_round', round: ownId(said, round) }) : refused('malformed');
};

/** Valkyrie's open PAM API: a bearer token, amounts in decimals, answers with `status` and `error.code`. */
export const valkyrie: Dialect<ValkyrieKeys> = {
  name: valkyrieName,
  verify: ({ headers }, { apiToken }) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${apiToken}`)),
  parse,
  render: renderValkyrie,
};
