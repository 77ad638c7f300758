import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { handOver, makeRoles, type RoleName, roles } from '#server/db/roles.ts';
import { type Answer, failed, said } from './answer.ts';
import type { Place } from './with-database.ts';

/** `roles make` and `roles show`; undefined: neither. */
export const runRoles = async (place: Place, words: readonly string[]): Promise<Answer | undefined> => {
  const [command, ...rest] = words;
  if (rest.length > 0 || (command !== 'make' && command !== 'show')) return undefined;
  const url = place.databaseOwnerUrl ?? place.databaseUrl;
  if (url === null) return said('The embedded database has its roles: each start of Faceup sees to that.');
  const client = new pg.Client({ connectionString: url, application_name: 'faceup roles' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return command === 'make' ? await make(client, url) : await show(client);
  } finally {
    await client.end();
  }
};

/** With the rights of DATABASE_OWNER_URL, else DATABASE_URL: a superuser's, or those of a role that may create roles. */
const make = async (client: pg.Client, url: string): Promise<Answer> => {
  const made = await makeRoles(client);
  const links: string[] = [];
  for (const name of made) {
    const password = randomBytes(24).toString('base64url');
    await client.query(`ALTER ROLE ${roles[name]} PASSWORD ${client.escapeLiteral(password)}`);
    links.push(`${settings[name]}=${linkOf(url, roles[name], password)}`);
  }
  await handOver(client);
  return said(
    made.length === 0 ? 'The roles were there already.' : `Made ${made.map((name) => roles[name]).join(', ')}.`,
    `The database belongs to ${roles.owner}.`,
    ...(links.length === 0 ? [] : ['Their passwords are shown this once:', ...links]),
    'Set DATABASE_URL and DATABASE_OWNER_URL to these and restart every process: the first start says what each role may do.',
  );
};

const settings: Readonly<Record<RoleName, string>> = {
  owner: 'DATABASE_OWNER_URL',
  app: 'DATABASE_URL',
  reader: 'for reports',
};

const linkOf = (url: string, role: string, password: string): string => {
  const link = new URL(url);
  link.username = role;
  link.password = password;
  return link.href;
};

type Might = { role: string; superuser: boolean; owns: string; reads: string; writes: string; asks: string };

const show = async (client: pg.Client): Promise<Answer> => {
  const { rows } = await client.query<Might>(might, [Object.values(roles)]);
  const lines = rows.map(
    ({ role, superuser, owns, reads, writes, asks }) =>
      `${role}: ${superuser ? 'a SUPERUSER, ' : ''}owns ${owns} tables, reads ${reads}, writes ${writes}, asks for ${asks} commands`,
  );
  const app = rows.find(({ role }) => role === roles.app);
  return app && !app.superuser && app.writes === '0'
    ? said(...lines)
    : failed(...lines, `There is no ${roles.app} that only asks: npm run ops -- roles make`);
};

const might = `
  SELECT r.rolname AS role, r.rolsuper AS superuser,
    count(*) FILTER (WHERE pg_has_role(r.oid, c.relowner, 'USAGE')) AS owns,
    count(*) FILTER (WHERE has_table_privilege(r.oid, c.oid, 'SELECT')) AS reads,
    count(*) FILTER (WHERE has_table_privilege(r.oid, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')) AS writes,
    (SELECT count(*) FROM pg_proc p WHERE p.pronamespace = to_regnamespace('command') AND has_schema_privilege(r.oid, p.pronamespace, 'USAGE')
      AND has_function_privilege(r.oid, p.oid, 'EXECUTE')) AS asks
  FROM pg_roles r, pg_class c WHERE r.rolname = ANY ($1) AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  GROUP BY r.oid, r.rolname, r.rolsuper ORDER BY r.rolname`;
