import pg from 'pg';
import { roles } from '../roles.ts';
import { socketUrl } from './socket.ts';

/** A session held for as long as a Faceup uses the cluster: it dies with its process, however that ends. */
export type Lease = {
  /** Told once when the session ends without being asked to. */
  readonly onLost: (told: () => void) => void;
  /** Gives the lease up; true when no other Faceup held one, and then none can take one until the server stops. */
  readonly releaseAlone: () => Promise<boolean>;
  readonly end: () => Promise<void>;
};

// 'lease' in ASCII.
const LOCK = '465557582693';

/**
 * Connects to the cluster and takes its share of the lease. Waits while the last user is stopping the server; that wait,
 * like any other failure to connect, ends in a throw.
 */
export const takeLease = async (socket: string): Promise<Lease> => {
  const client = new pg.Client({
    connectionString: socketUrl(socket, roles.app, 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name: 'faceup lease',
  });
  let lost: () => void = () => undefined;
  let isEnding = false;
  client.on('error', () => undefined);
  client.once('end', () => {
    if (!isEnding) lost();
  });
  const end = async () => {
    isEnding = true;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query(`SELECT pg_advisory_lock_shared(${LOCK})`);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    onLost: (told) => {
      lost = told;
    },
    releaseAlone: async () => {
      isEnding = true;
      const { rows } = await client.query<{ alone: boolean }>(
        `SELECT pg_advisory_unlock_shared(${LOCK}), pg_try_advisory_lock(${LOCK}) AS alone`,
      );
      return rows[0]?.alone === true;
    },
    end,
  };
};
