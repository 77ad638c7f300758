import type { JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { EventStream, StreamMessage } from './event-stream.ts';

const stream = 'FACEUP_EVENTS';
const subjects = 'faceup.event';
const answerMsMax = 4_000;
/** Within it the server knows a message again that was sent twice. */
const knownMs = 3_600_000;

type Line = { readonly connection: NatsConnection; readonly client: JetStreamClient };

/**
 * NATS JetStream, at `nats://` or `tls://` with a user and a password or a token before the host. The line is made when something is to be
 * put, and the stream where it is missing: one that the operator made keeps its settings.
 */
export const natsStream = (address: string): EventStream => {
  let line: Promise<Line> | undefined;
  const open = (): Promise<Line> => {
    line ??= openLine(address).catch((error: unknown) => {
      line = undefined;
      throw error;
    });
    return line;
  };
  const shut = async (): Promise<void> => {
    const opened = await line?.catch(() => undefined);
    line = undefined;
    await opened?.connection.close();
  };
  return {
    put: async (messages) => {
      const { client } = await open();
      const answers = await Promise.all(messages.map((message, at) => putOne(client, message, messages[at - 1])));
      const failed = answers.findIndex((error) => error !== null);
      if (failed === -1) return messages.length;
      // Whatever is wrong with the line or the stream, the next try begins with both anew.
      await shut();
      if (failed === 0) throw answers[0];
      return failed;
    },
    close: shut,
  };
};

/** Each names the one before it, so that none is taken when that one was not. Null: acknowledged. */
const putOne = async (
  client: JetStreamClient,
  { id, type, body }: StreamMessage,
  before?: StreamMessage,
): Promise<Error | null> => {
  const expect = { streamName: stream, ...(before && { lastMsgID: before.id }) };
  try {
    await client.publish(`${subjects}.${type}`, body, { msgID: id, timeout: answerMsMax, expect });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** What speaks to NATS is loaded where there is one. */
const openLine = async (address: string): Promise<Line> => {
  const { JetStreamApiError, jetstream, jetstreamManager } = await import('@nats-io/jetstream');
  const { connect, nanos } = await import('@nats-io/transport-node');
  const { protocol, host, username, password } = new URL(address);
  const connection = await connect({
    servers: host,
    name: 'faceup',
    timeout: answerMsMax,
    maxReconnectAttempts: 0,
    ...(protocol === 'tls:' && { tls: {} }),
    ...credentials(decodeURIComponent(username), decodeURIComponent(password)),
  });
  try {
    const manager = await jetstreamManager(connection, { timeout: answerMsMax });
    await manager.streams.info(stream).catch((error: unknown) => {
      if (!(error instanceof JetStreamApiError) || error.status !== 404) throw error;
      return manager.streams.add({ name: stream, subjects: [`${subjects}.>`], duplicate_window: nanos(knownMs) });
    });
    return { connection, client: jetstream(connection, { timeout: answerMsMax }) };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

const credentials = (user: string, pass: string) => {
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
};
