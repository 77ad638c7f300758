import pg from 'pg';
import { handOver, makeRoles, roles } from '../roles.ts';
import { socketUrl } from './socket.ts';

/** Of a cluster, whoever made it: for what no other role may do. */
export const SUPERUSER = 'postgres';

// 'furn' in ASCII.
const LOCK = '1718972014';

/**
 * Makes the roles and Faceup's database in the cluster, or takes a database to its owner that a version before left to the
 * superuser. The only session of a superuser that a running house has, and over before anything else begins.
 */
export const furnish = async (socket: string, database: string): Promise<void> => {
  await asSuperuser(socket, 'postgres', async (client) => {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    await makeRoles(client);
    const { rows } = await client.query<{ owner: string }>(
      'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
      [database],
    );
    const owner = rows[0]?.owner;
    if (owner === undefined) await client.query(`CREATE DATABASE ${database} OWNER ${roles.owner}`);
    else if (owner !== roles.owner) await asSuperuser(socket, database, handOver);
  });
};

const asSuperuser = async (socket: string, database: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({
    connectionString: socketUrl(socket, SUPERUSER, database),
    connectionTimeoutMillis: 5_000,
    application_name: 'faceup furnish',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};
