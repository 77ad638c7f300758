import { actNames, acts } from '#domain/desk/acts.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type Statement, sql } from '../../db.ts';

/** One event of a player's. `at_text` is the time with all its digits; `ref`: the id of what it is of. */
export type TimelineRow = {
  at: Date;
  at_text: string;
  key: string;
  what: string;
  /** Who did it, where somebody is named: `player`, `house`, or somebody of the staff. */
  actor: string | null;
  ref: string | null;
  amount: bigint | null;
  currency: CurrencyCode | null;
  text: string | null;
  facts: Readonly<Record<string, unknown>>;
};

export type TimelineSource = {
  readonly name: string;
  readonly kind: TimelineKind;
  readonly statement: Statement;
};

type Parts = {
  readonly from: string;
  readonly at: string;
  /** As it is compared; numbers have leading zeros. */
  readonly key: string;
  readonly what: string;
  readonly actor?: string;
  readonly ref?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly text?: string;
  readonly facts?: string;
};

const numbered = (column: string) => `lpad(${column}::text, 19, '0')`;

/** `$1` player, `$2` at, `$3` source, `$4` key of where the page before ended, `$5` at most. */
const source = (name: string, kind: TimelineKind, parts: Parts): TimelineSource => {
  const { from, at, key, what } = parts;
  const { actor = 'NULL', ref = 'NULL', amount = 'NULL', currency = 'NULL', text = 'NULL', facts = `'{}'` } = parts;
  const columns = [
    `${at} AS at`,
    `to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at_text`,
    `${key} AS key`,
    `${what} AS what`,
    `${actor}::text AS actor`,
    `${ref}::text AS ref`,
    `${amount}::bigint AS amount`,
    `${currency}::text AS currency`,
    `${text}::text AS text`,
    `${facts}::jsonb AS facts`,
  ];
  const statement = sql(
    `desk_timeline_${name}`,
    `SELECT ${columns.join(', ')} FROM ${from} AND ${at} <= $2::timestamptz
       AND (${at} < $2::timestamptz OR ('${name}', ${key}) < ($3::text COLLATE "C", $4::text COLLATE "C"))
     ORDER BY ${at} DESC, ${key} COLLATE "C" DESC LIMIT $5`,
  );
  return { name, kind, statement };
};

/** Events of an account that are of limits and breaks, the rest being of its access. */
const saferPlayEvents = `('limit_set', 'limit_easing_asked', 'limit_easing_cancelled', 'limit_easing_confirmed', 'limits_declined',
  'reality_check_set', 'timed_out', 'self_excluded', 'exclusion_over', 'exclusion_matched', 'register_excluded', 'register_lifted', 'registration_excluded', 'sign_in_excluded')`;

const security = (name: string, kind: TimelineKind, which: string) =>
  source(name, kind, {
    from: `security_event e WHERE e.player_id = $1 AND e.kind ${which} ${saferPlayEvents}`,
    at: 'e.at',
    key: numbered('e.id'),
    what: 'e.kind',
    facts: `(e.facts || jsonb_build_object('ip', host(e.ip), 'userAgent', e.user_agent))`,
  });

const looks = actNames
  .filter((name) => acts[name].kind === 'look')
  .map((name) => `'${name}'`)
  .join(', ');
const staffActs = (name: string, kind: TimelineKind, which: string) =>
  source(name, kind, {
    // Who may read a player is not who may know of a suspicion, or of markers of harm.
    from: `staff_act a WHERE a.players @> ARRAY[$1::uuid] AND a.act ${which} AND a.act NOT LIKE 'risk.%' AND a.act NOT LIKE 'markers.%'`,
    at: 'a.at',
    key: numbered('a.id'),
    what: 'a.act',
    actor: 'a.name',
    ref: 'a.id',
    text: 'a.reason',
  });

export const timelineSources: readonly TimelineSource[] = [
  security('access', 'access', 'NOT IN'),
  security('safer_play', 'safer_play', 'IN'),
  source('register', 'safer_play', {
    from: `register_question q WHERE q.player_id = $1`,
    at: 'q.asked_at',
    key: 'q.id::text',
    what: `'register_' || q.answer`,
    ref: 'q.id',
    facts: `jsonb_build_object('register', q.register, 'moment', q.moment, 'reason', q.reason)`,
  }),
  source('deposit', 'deposits', {
    from: 'deposit d WHERE d.player_id = $1',
    at: 'd.created_at',
    key: 'd.id::text',
    what: `'begun'`,
    ref: 'd.id',
    amount: 'd.amount',
    currency: 'd.currency',
    facts: `jsonb_build_object('gateway', d.gateway, 'state', d.state, 'reference', d.provider_reference, 'heldFor', d.held_for)`,
  }),
  source('deposit_event', 'deposits', {
    from: 'deposit d JOIN deposit_event e ON e.deposit_id = d.id WHERE d.player_id = $1',
    at: 'e.received_at',
    key: `md5(e.gateway || ' ' || e.event_id)`,
    what: 'e.outcome',
    actor: 'e.gateway',
    ref: 'd.id',
    amount: 'd.amount',
    currency: 'd.currency',
    facts: `jsonb_build_object('state', e.state_after)`,
  }),
  source('withdrawal', 'withdrawals', {
    from: 'withdrawal w JOIN withdrawal_event e ON e.withdrawal_id = w.id WHERE w.player_id = $1',
    at: 'e.at',
    key: numbered('e.id'),
    what: 'e.kind',
    actor: 'e.actor',
    ref: 'w.id',
    amount: 'w.amount',
    currency: 'w.currency',
    facts: `(e.facts || jsonb_build_object('provider', w.provider))`,
  }),
  source('promotion', 'promotions', {
    from: `promotion_grant g JOIN promotion_event e ON e.grant_id = g.id JOIN promotion_version v USING (promotion_id, version)
      WHERE g.player_id = $1`,
    at: 'e.at',
    key: numbered('e.id'),
    what: 'e.kind',
    actor: 'e.actor',
    ref: 'g.id',
    amount: 'CASE WHEN g.currency IS NOT NULL THEN g.bonus END',
    currency: 'g.currency',
    facts: `(e.facts || jsonb_build_object('name', v.rules->>'name'))`,
  }),
  source('paper', 'papers', {
    from: 'document d JOIN document_event e ON e.document_id = d.id WHERE d.player_id = $1',
    at: 'e.at',
    key: numbered('e.id'),
    what: 'e.kind',
    actor: 'e.actor',
    ref: 'd.id',
    facts: `(e.facts || jsonb_build_object('paper', d.kind))`,
  }),
  source('chat', 'chats', {
    from: 'chat_conversation c JOIN chat_message m ON m.conversation_id = c.id WHERE c.player_id = $1',
    at: 'm.at',
    key: 'm.id::text',
    what: `CASE WHEN m.from_support THEN 'answered' ELSE 'wrote' END`,
    ref: 'c.id',
    text: 'm.text',
  }),
  source('note', 'notes', {
    from: 'player_note n LEFT JOIN staff s ON s.id = n.staff_id WHERE n.player_id = $1',
    at: 'n.at',
    key: 'n.id::text',
    what: `'noted'`,
    actor: 's.name',
    ref: 'n.id',
    text: 'n.text',
  }),
  // A note tells of itself.
  staffActs('act', 'acts', `NOT IN (${looks}, 'players.note')`),
  staffActs('look', 'looks', `IN (${looks})`),
  // Play money is nobody's money. What was played there is summed for the page alone.
  source('play', 'play', {
    from: 'game_session s WHERE s.player_id = $1 AND NOT s.demo',
    at: 's.opened_at',
    key: 's.id::text',
    what: `'played'`,
    ref: 's.id',
    currency: 's.currency',
    facts: `jsonb_build_object('game', s.game_id, 'seenAt', s.seen_at, 'endedAt', s.ended_at)`,
  }),
];

export type PlayedRow = { id: string; rounds: bigint; stake: bigint; payout: bigint };
/** `$1` game sessions: what was played in each. */
export const sumGameSessions = sql(
  'desk_sum_game_sessions',
  `SELECT s.id, r.rounds, r.stake, r.payout FROM game_session s CROSS JOIN LATERAL (
     SELECT count(*) AS rounds, coalesce(sum(r.stake), 0)::bigint AS stake, coalesce(sum(r.payout), 0)::bigint AS payout FROM round r
     WHERE r.player_id = s.player_id AND r.game_session_id = s.id AND r.opened_at >= s.opened_at
       AND r.opened_at <= coalesce(s.ended_at, 'infinity') AND r.status <> 'cancelled') r
   WHERE s.id = ANY ($1::uuid[])`,
);
