import { common as commonCrash } from '#domain/games/crash/common.ts';
import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { roomOf } from '#server/services/shared/rooms.ts';

/** A process of the house with one listener at the crash table, until it is killed. It says when it leads a round. */
const config = loadConfig(process.env);
const db = connect({ url: config.databaseUrl ?? '', maxConnections: 4, onError: () => undefined });
const ctx = createContext(config, db, createLog(config));
const decoder = new TextDecoder();
await roomOf(ctx, commonCrash).join({
  write: (bytes) => void process.send?.({ event: decoder.decode(bytes) }),
  end: () => undefined,
});
process.send?.({ joined: true });
