import type { RegisterName, Silence } from '#domain/registers/register.ts';
import { sql } from '../../db.ts';

/**
 * How the registers `$1` answered in the day before `$2`, and when each said something last, of the last 30 days. Whom a register excludes is
 * counted over everybody it is asked of.
 */
export const listRegisterStates = sql(
  'desk_register_states',
  `SELECT r.register,
     (SELECT max(q.asked_at) FROM register_question q WHERE q.register = r.register AND q.answer IN ('clear', 'excluded')
        AND q.asked_at > $2::timestamptz - interval '30 days') AS answered_at,
     d.silent_at, d.clear, d.excluded, d.unreachable, d.incomplete, d.reason, d.p50_ms, d.p99_ms, s.people, s.shut_out
   FROM unnest($1::text[]) r (register)
   CROSS JOIN LATERAL (
     SELECT (count(*) FILTER (WHERE q.answer = 'clear'))::integer AS clear,
       (count(*) FILTER (WHERE q.answer = 'excluded'))::integer AS excluded,
       (count(*) FILTER (WHERE q.answer = 'unreachable'))::integer AS unreachable,
       (count(*) FILTER (WHERE q.answer = 'details_missing'))::integer AS incomplete,
       max(q.asked_at) FILTER (WHERE q.answer = 'unreachable') AS silent_at,
       (array_agg(q.reason ORDER BY q.asked_at DESC) FILTER (WHERE q.answer = 'unreachable'))[1] AS reason,
       (percentile_disc(0.5) WITHIN GROUP (ORDER BY q.ms) FILTER (WHERE q.answer IN ('clear', 'excluded')))::integer AS p50_ms,
       (percentile_disc(0.99) WITHIN GROUP (ORDER BY q.ms) FILTER (WHERE q.answer IN ('clear', 'excluded')))::integer AS p99_ms
     FROM (SELECT answer, reason, asked_at, (1000 * extract(epoch FROM answered_at - asked_at))::numeric AS ms FROM register_question
       WHERE register = r.register AND asked_at > $2::timestamptz - interval '1 day' AND asked_at <= $2) q) d
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS people, (count(*) FILTER (WHERE s.answer = 'excluded'))::integer AS shut_out
     FROM register_standing s WHERE s.register = r.register) s
   ORDER BY r.register`,
);
export type RegisterStateRow = {
  readonly register: RegisterName;
  readonly answered_at: Date | null;
  readonly silent_at: Date | null;
  readonly clear: number;
  readonly excluded: number;
  readonly unreachable: number;
  readonly incomplete: number;
  readonly reason: Silence | null;
  readonly p50_ms: number | null;
  readonly p99_ms: number | null;
  readonly people: number;
  readonly shut_out: number;
};
