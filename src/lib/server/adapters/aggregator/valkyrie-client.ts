import { z } from 'zod';
import type { StudioListing } from '#domain/catalogue/studio-listing.ts';
import { type CurrencyCode, currencies, currencyCodes } from '#domain/money/currency.ts';
import { fail } from '#domain/result.ts';
import { askStudio, launchBounds } from './ask-studio.ts';
import { frameUrl } from './frame-url.ts';
import type { StudioClient } from './studio-client.ts';

export type ValkyrieAccount = {
  /** Where Valkyrie's operator server answers, its base path included, without a slash at the end. */
  readonly url: string;
  /** `operator_api_key` of Valkyrie's configuration. */
  readonly operatorKey: string;
  /** What the studio calls the house. */
  readonly casino?: string | undefined;
  /** `launchConfig` of each studio, by the name that its path has: what it asks for beside the document. */
  readonly launchConfig: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly currencies: readonly CurrencyCode[] | null;
  readonly frames: readonly string[];
  readonly origins?: readonly string[];
  /** The text of the operator's file of games. */
  readonly readCatalogue: () => Promise<string>;
};

/** The document has codes of three letters, and amounts of six digits after the point. */
const isTold = (code: CurrencyCode): boolean => code.length === 3 && currencies[code].digits <= 6;

const codes = z.array(z.string()).default([]);
const fact = z.union([z.string(), z.number()]).nullable().default(null);

/** A line of the file, which is ours: Valkyrie lists no games. */
const listed = z
  .strictObject({
    studio: z.string().regex(/^[a-z0-9-]{1,40}$/),
    providerGameId: z.string(),
    name: z.string(),
    provider: z.string(),
    category: z.string().nullable().default(null),
    image: z.string().nullable().default(null),
    enabled: z.boolean().default(true),
    mobile: z.boolean().default(true),
    freeRounds: z.boolean().default(false),
    rtp: fact,
    volatility: fact,
    features: codes,
    blockedCountries: codes,
    blockedCurrencies: codes,
  })
  .transform(
    // The document knows no launch for play money.
    ({ providerGameId, ...facts }): StudioListing => ({ ...facts, code: providerGameId, demo: false }),
  );
const launched = z.object({ gameUrl: z.string() });

/**
 * Valkyrie's Operator API: `POST /{provider}/gamelaunch` with the operator's key and the player's token in the headers. It has no
 * list of games, so that is a JSON file of the operator's (`docs/aggregators.md`).
 */
export function valkyrieClient(account: ValkyrieAccount, onSilence: (reason: string) => void): StudioClient {
  const { url, operatorKey, casino, launchConfig, frames } = account;
  const taken = account.currencies ?? currencyCodes;
  return {
    name: 'valkyrie',
    blockedCurrencies: currencyCodes.filter((code) => !taken.includes(code) || !isTold(code)),
    frames,
    listGames: async () => {
      const parsed = z.array(listed).safeParse(JSON.parse(await account.readCatalogue()));
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      throw new Error(`The file of Valkyrie's games: ${issue?.path.join('.')}: ${issue?.message}`);
    },
    launch: async ({ game, language, lobbyUrl, depositUrl, country, ip, stake }) => {
      if (stake === null) return fail('studio_unavailable');
      const body = JSON.stringify({
        currency: stake.currency,
        providerGameId: game.code,
        playerId: stake.playerId,
        country,
        language,
        sessionIp: ip,
        ...(casino === undefined ? {} : { casino }),
        // As Valkyrie's studios that know these two spell them; the others pass them over.
        launchConfig: { lobby_url: lobbyUrl, deposit_url: depositUrl, ...launchConfig[game.studio] },
      });
      const headers = { authorization: `Bearer ${operatorKey}`, 'x-player-token': stake.token };
      try {
        const answer = await askStudio({ url: `${url}/${game.studio}/gamelaunch`, headers, body, ...launchBounds });
        const found = frameUrl(launched.parse(answer).gameUrl, account.origins ?? frames);
        if (!found.ok) onSilence('a game at a host that is not among the frames');
        return found;
      } catch (error) {
        onSilence(error instanceof z.ZodError ? 'another shape' : error instanceof Error ? error.message : 'unknown');
        return fail('studio_unavailable');
      }
    },
  };
}
