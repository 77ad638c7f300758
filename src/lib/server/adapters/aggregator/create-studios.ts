import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { DialectName } from '#domain/catalogue/game.ts';
import type { Config } from '../../config.ts';
import { hub88Client } from './hub88-client.ts';
import { playedStudios } from './played-studios.ts';
import type { StudioClient } from './studio-client.ts';
import { readStudioKeys, type StudioKeys } from './studio-keys.ts';
import { valkyrieClient } from './valkyrie-client.ts';

/** Outside studios, both ways. */
export type Studios = {
  /** What proves the calls of each dialect; a dialect without is not found. */
  readonly keys: {
    readonly hub88?: Pick<NonNullable<StudioKeys['hub88']>, 'publicKey'> | undefined;
    readonly valkyrie?: Pick<NonNullable<StudioKeys['valkyrie']>, 'apiToken'> | undefined;
  };
  /** Who opens the games of each. */
  readonly clients: ReadonlyMap<DialectName, StudioClient>;
};

/** By the operator's file. What it does not name is played by the sandbox, where that is on. */
export function createStudios(
  config: Pick<Config, 'aggregatorKeysFile'> & Partial<Pick<Config, 'sandbox' | 'publicOrigin' | 'secrets'>>,
  { log }: { readonly log: Pick<Logger, 'warn'> },
): Studios {
  const { aggregatorKeysFile, sandbox, publicOrigin, secrets } = config;
  const keys = readStudioKeys(aggregatorKeysFile);
  const { hub88, valkyrie } = keys;
  const silent = (dialect: DialectName) => (reason: string) => log.warn({ dialect, reason }, 'a studio opened no game');
  const clients: StudioClient[] = [];
  if (hub88?.client) {
    const { privateKey, ...account } = hub88.client;
    clients.push(hub88Client({ ...account, privateKey: () => privateKey }, silent('hub88')));
  }
  if (valkyrie?.client) {
    const { catalogueFile, ...account } = valkyrie.client;
    const readCatalogue = () => readFile(catalogueFile, 'utf8');
    clients.push(valkyrieClient({ ...account, readCatalogue }, silent('valkyrie')));
  }
  const played =
    sandbox && publicOrigin !== undefined && secrets !== undefined
      ? playedStudios({ publicOrigin, secrets }, silent)
      : null;
  return {
    keys: { ...played?.keys, ...keys },
    clients: new Map(
      [...(played?.clients.filter(({ name }) => keys[name] === undefined) ?? []), ...clients].map((client) => [
        client.name,
        client,
      ]),
    ),
  };
}

/** The origins that a game's page may frame. */
export const framesOfStudios = ({ clients }: Studios): readonly string[] => [
  ...new Set([...clients.values()].flatMap(({ frames }) => frames)),
];
