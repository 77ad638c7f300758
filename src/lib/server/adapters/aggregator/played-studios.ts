import type { DialectName } from '#domain/catalogue/game.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Config } from '../../config.ts';
import { valkyrieGames } from '../../sandbox/studio-games.ts';
import { operatorKey, pamToken, studioPairs } from '../../sandbox/studio-keys.ts';
import { hub88Client } from './hub88-client.ts';
import type { StudioClient } from './studio-client.ts';
import { valkyrieClient } from './valkyrie-client.ts';

/** The accounts with the studio that the sandbox plays, in both dialects. Its games come from our own origin. */
export const playedStudios = (
  config: Pick<Config, 'publicOrigin' | 'secrets'>,
  silent: (dialect: DialectName) => (reason: string) => void,
) => {
  const currencies: readonly CurrencyCode[] = ['EUR', 'USD', 'GBP', 'CAD'];
  const common = { currencies, frames: ["'self'"], origins: [config.publicOrigin] };
  const at = `${config.publicOrigin}/sandbox/studio`;
  const clients: readonly StudioClient[] = [
    hub88Client(
      { ...common, url: `${at}/hub88`, operatorId: 1, privateKey: () => studioPairs().house.privateKey },
      silent('hub88'),
    ),
    valkyrieClient(
      {
        ...common,
        url: `${at}/valkyrie`,
        operatorKey: operatorKey(config),
        launchConfig: {},
        readCatalogue: async () => JSON.stringify(valkyrieGames),
      },
      silent('valkyrie'),
    ),
  ];
  return {
    clients,
    keys: {
      hub88: {
        // Two keys take a while to make, and most processes never need them.
        get publicKey() {
          return studioPairs().studio.publicKey;
        },
      },
      valkyrie: { apiToken: pamToken(config) },
    },
  };
};
