/** What of a house's settings says where players find it: names and defaults are the environment's own (docs/operations.md). */
export type Place = {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT?: string | number | undefined;
};

export const defaultHost = 'localhost';
export const defaultPort = 4321;

const everywhere = ['0.0.0.0', '::'];

/**
 * The origin that players type, without a slash at the end. Unless it is said, it is where the process listens on this machine: what
 * is printed in pages and mails then leads to the same port.
 */
export const publicOrigin = ({ PUBLIC_ORIGIN, HOST, PORT }: Place): string => {
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  const host = !HOST || everywhere.includes(HOST) ? defaultHost : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || defaultPort}`;
};
