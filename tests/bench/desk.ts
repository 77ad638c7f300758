import { type Db, type Statement, sql } from '#server/db/db.ts';
import {
  findByAddress,
  findById,
  findByMail,
  findByName,
  findByPhone,
  findByReference,
} from '#server/db/queries/desk/find-players.ts';
import { inFilledHouse } from './filled-house.ts';
import type { Row } from './row.ts';

const players = 1_000_000;
const looks = 200;

/** Names of which some are in many players, as names are; mail addresses, streets and numbers that are each one's own. */
const fill = [
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   SELECT gen_random_uuid(), e, e, '-', f || ' ' || l, f, l, c, c FROM (
     SELECT f, l, lower(l) || i || '@example.com' AS e, '2024-01-01'::timestamptz + i * interval '1 minute' AS c FROM (
       SELECT i, (ARRAY['Maria','José','Anna','Łukasz','Søren','Zoë','Mehmet','Wei','Priya','Chloé','Olga','Ivan'])
           [1 + floor(12 * power(random(), 1.5))::int] AS f,
         (ARRAY['Gar','Mar','Lo','Fer','Mül','Schmi','Ko','Wa','Bro','Tay','An','Jo','Ha','Pet','Kra','Lin'])
           [1 + floor(16 * power(random(), 1.5))::int]
         || chr(97 + floor(26 * random())::int) || chr(97 + floor(26 * power(random(), 2))::int)
         || (ARRAY['ez','son','sen','ski','er','man'])[1 + floor(6 * random())::int] AS l
       FROM generate_series(1, ${players}) i) n) p`,
  `INSERT INTO player_details (player_id, country, address, city, zip_code, phone_number, dialing_code)
   SELECT id, 'AT', (1 + floor(200 * random()))::int || ' ' || last_name || ' Street',
     (ARRAY['Vienna','Graz','Łódź','Porto','Lyon','Bergen'])[1 + floor(6 * random())::int], (10000 + floor(89999 * random()))::int::text,
     (600000000 + floor(399999999 * random()))::bigint::text, '43' FROM player`,
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference, created_at,
     updated_at, completed_at)
   SELECT gen_random_uuid(), id, 'bench', '', 'brpay', 'EUR', 1000, 'completed', 'P' || row_number() OVER (), now(), now(), now() FROM player`,
];
const bare = ['player', 'player_details', 'deposit'];

type Sample = {
  id: string;
  full_name: string;
  last_name: string;
  email_key: string;
  phone_number: string;
  address: string;
};
const selectSample = sql(
  'bench_desk_sample',
  `SELECT p.id, full_name, last_name, email_key, phone_number, address FROM player p TABLESAMPLE SYSTEM (0.1)
   JOIN player_details d ON d.player_id = p.id LIMIT ${looks}`,
);

/** How long the desk takes to find a player among a million: the slowest of a hundred looks of each kind. */
export const measureDesk = (): Promise<Row[]> => inFilledHouse({ name: 'desk', bare, fill }, measure);

async function measure(db: Db): Promise<Row[]> {
  const sample = await db.query<Sample>(selectSample);
  const kinds: readonly (readonly [string, Statement, (one: Sample, at: number) => readonly unknown[]])[] = [
    ['id', findById, ({ id }) => [id]],
    ['email', findByMail, ({ email_key }) => [email_key, 500]],
    ['4 letters of an email', findByMail, ({ email_key }) => [email_key.slice(0, 4), 500]],
    ['phone', findByPhone, ({ phone_number }) => [phone_number, 500]],
    ['full name', findByName, ({ full_name }) => [full_name, 500]],
    ['2 letters of a name', findByName, ({ last_name }) => [last_name.slice(0, 2), 500]],
    ['address', findByAddress, ({ address }) => [address, 500]],
    ['reference of a deposit', findByReference, (_, at) => [`P${at * 97 + 1}`]],
  ];
  const rows: Row[] = [];
  for (const [name, statement, valuesOf] of kinds) {
    const tookMs: number[] = [];
    for (const [at, one] of sample.entries()) {
      const startedAt = performance.now();
      await db.query(statement, valuesOf(one, at));
      tookMs.push(performance.now() - startedAt);
    }
    tookMs.sort((a, b) => a - b);
    const at = (share: number) => tookMs[Math.floor((tookMs.length - 1) * share)] ?? 0;
    rows.push({
      group: 'Desk',
      name: `a player of a million by ${name}, p99`,
      value: at(0.99),
      from: at(0.5),
      to: at(1),
      unit: 'ms',
      aim: 'below 100',
    });
  }
  return rows;
}
