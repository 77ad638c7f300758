import { staffProposalKinds } from '#domain/desk/proposal.ts';
import type { BookedFigure } from '#domain/desk/report.ts';
import type { WaitingKind } from '#domain/desk/waiting.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../../db.ts';
import { booked } from './booked.ts';

/** What of one kind waits in one currency; null where no money waits. */
export type WaitingRow = {
  kind: WaitingKind;
  currency: CurrencyCode | null;
  count: bigint;
  oldest: Date;
  amount: bigint | null;
};

const plain = (kind: WaitingKind, since: string, from: string) =>
  `SELECT '${kind}' AS kind, NULL AS currency, count(*) AS count, min(${since}) AS oldest, NULL::numeric AS amount FROM ${from}
   HAVING count(*) > 0`;
/** Of people and rights. */
const staffKinds = staffProposalKinds.map((kind) => `'${kind}'`).join(', ');
const money = (kind: WaitingKind, since: string, amount: string, from: string) =>
  `SELECT '${kind}', currency, count(*), min(${since}), sum(${amount}) FROM ${from} GROUP BY currency`;

/** `$1` now. What nobody waits for any more is left out: a chat of last month, a mail that failed last week. */
export const listWaiting = sql(
  'desk_list_waiting',
  `SELECT kind, currency, count, oldest, amount::bigint AS amount FROM (${[
    plain(
      'chats',
      'l.at',
      `chat_conversation c CROSS JOIN LATERAL (SELECT m.from_support, m.at FROM chat_message m WHERE m.conversation_id = c.id
         ORDER BY m.at DESC, m.id LIMIT 1) l
       WHERE c.last_at > $1::timestamptz - interval '30 days' AND NOT l.from_support`,
    ),
    money('withdrawals', 'created_at', 'amount', `withdrawal WHERE state = 'in_review'`),
    money('coins_held', 'seen_at', 'amount', `chain_transfer WHERE state = 'waiting' AND hold IS NOT NULL`),
    money('coins_held', 'seen_at', 'amount', `chain_transfer WHERE state = 'credited' AND block_height IS NULL`),
    plain('coins_unseen', 'found_at', 'chain_unseen WHERE settled_at IS NULL'),
    money('deposits_held', 'held_at', 'amount', `deposit WHERE state = 'held'`),
    plain('papers', 'coalesce(reviewable_at, uploaded_at)', `document WHERE state = 'in_review'`),
    plain(
      'markers',
      'm.seen_at',
      `(SELECT DISTINCT ON (s.player_id, s.kind) s.id, s.player_id, least(s.shown_at, s.told_at + marker_patience()) AS seen_at
          FROM markers_for_staff($1) s JOIN player p ON p.id = s.player_id AND p.closed_at IS NULL
          WHERE s.gone_at IS NULL AND s.day > ($1::timestamptz AT TIME ZONE 'UTC')::date - 28
          ORDER BY s.player_id, s.kind, s.day DESC, s.told_at DESC) m
       WHERE NOT EXISTS (SELECT FROM harm_intervention i WHERE i.player_id = m.player_id AND m.id = ANY (i.markers))`,
    ),
    money('bonuses_held', 'accepted_at', 'bonus', `promotion_grant WHERE state = 'held'`),
    plain('proposals', 'proposed_at', `proposal WHERE state = 'open' AND expires_at > $1 AND kind IN (${staffKinds})`),
    plain(
      'texts',
      'proposed_at',
      `proposal WHERE state = 'open' AND expires_at > $1 AND kind IN ('content_publish', 'content_take_back')`,
    ),
    plain('corrections', 'proposed_at', `proposal WHERE state = 'open' AND expires_at > $1 AND kind = 'correction'`),
    plain('risk_cases', 'opened_at', `risk_case WHERE state <> 'decided'`),
    plain(
      'risk_rules',
      'proposed_at',
      `proposal WHERE state = 'open' AND expires_at > $1 AND kind = 'risk_thresholds'`,
    ),
    plain(
      'game_settings',
      'proposed_at',
      `proposal WHERE state = 'open' AND expires_at > $1 AND kind = 'game_setting'`,
    ),
    plain(
      'affiliate_proposals',
      'proposed_at',
      `proposal WHERE state = 'open' AND expires_at > $1 AND kind = 'affiliate_agreed'`,
    ),
    plain(
      'webhook_proposals',
      'proposed_at',
      `proposal WHERE state = 'open' AND expires_at > $1 AND kind IN ('webhook_added', 'webhook_renewed')`,
    ),
    plain('chains', 'opens_at', `shared_chain_short`),
    plain('mails_failed', 'given_up_at', `mail_job WHERE given_up_at > $1::timestamptz - interval '7 days'`),
    plain('pushes_failed', 'created_at', 'push_job WHERE attempts > 0'),
    plain('webhooks_dead', 'ended_at', `webhook_delivery WHERE state = 'dead'`),
    plain('return_drifts', 'told_at', 'game_return_drift WHERE settled_at IS NULL'),
    money(
      'chargebacks',
      'updated_at',
      'amount',
      `deposit WHERE state = 'reversed' AND updated_at > $1::timestamptz - interval '7 days'`,
    ),
  ].join('\n UNION ALL ')}) waiting`,
);

/** Since when a session counts as here. */
export const countOnline = sql(
  'desk_count_online',
  'SELECT count(DISTINCT player_id) AS players FROM session WHERE seen_at > $1 AND ended_at IS NULL',
);

/** What the books say of an hour: the figures of `#contract/desk/today.ts`, in minor units. */
export type BookedRow = { hour: Date; figure: BookedFigure; currency: CurrencyCode; amount: bigint };

/** `$1` from, `$2` before: what was posted, an hour a row. */
export const sumBooked = sql(
  'desk_sum_booked',
  `WITH ${booked}
   SELECT date_trunc('hour', at, 'UTC') AS hour, figure, currency, sum(amount)::bigint AS amount
   FROM booked GROUP BY hour, figure, currency`,
);

export const answerOnce = sql('desk_answer_once', 'SELECT 1 AS one');
