import { type Command, command } from '../db.ts';

/** `$1` key, `$2` points, `$3` when they lapse, `$4` now, both in ms since 1970. */
const count = (name: string, points: string, expire: string): Command =>
  command(
    name,
    `INSERT INTO "rate_limit" VALUES ($1, $2, $3) ON CONFLICT(key) DO UPDATE SET
       points = CASE WHEN ("rate_limit".expire <= $4 OR ${points}) THEN $2 ELSE "rate_limit".points + ($2) END,
       expire = ${expire}
     RETURNING points, expire;`,
  );

/** What rate-limiter-flexible writes, by the names that it gives: its own words, which the application may not say itself. */
export const rateLimitCommands: Readonly<Record<string, Command>> = {
  'rate_limit:rlflx-upsert': count(
    'rate_limit_count',
    '1=0',
    `CASE WHEN "rate_limit".expire <= $4 THEN $3 ELSE "rate_limit".expire END`,
  ),
  'rate_limit:rlflx-upsert-force': count('rate_limit_set', '1=1', '$3'),
  'rate_limit:rlflx-delete': command('rate_limit_forget', 'DELETE FROM "rate_limit" WHERE key = $1'),
  'rate_limit:rlflx-clear-expired': command('rate_limit_clear', 'DELETE FROM "rate_limit" WHERE expire < $1'),
};
