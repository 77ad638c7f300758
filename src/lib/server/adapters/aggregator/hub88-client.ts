import { type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import type { StudioListing } from '#domain/catalogue/studio-listing.ts';
import { type CurrencyCode, currencies, currencyCodes } from '#domain/money/currency.ts';
import { fail } from '#domain/result.ts';
import { askStudio, launchBounds, listBounds } from './ask-studio.ts';
import { frameUrl } from './frame-url.ts';
import type { StudioClient } from './studio-client.ts';

export type Hub88Account = {
  /** Where Hub88 answers, without a slash at its end. */
  readonly url: string;
  readonly operatorId: string | number;
  /** The operator's own, whose public half Hub88 has. */
  readonly privateKey: () => KeyObject;
  readonly subPartnerId?: string | undefined;
  /** Null: every one that the dialect can tell. */
  readonly currencies: readonly CurrencyCode[] | null;
  readonly frames: readonly string[];
  /** Origins that `frames` stands for where a policy says it otherwise (`'self'`). */
  readonly origins?: readonly string[];
};

/** The dialect's amounts have five digits after the point. */
const digitsMax = 5;

const texts = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const fact = z.union([z.string(), z.number()]).nullish();

/** What the list is read for: other fields may come and go. */
const listed = z
  .object({
    game_code: z.string(),
    name: z.string(),
    product: z.string(),
    category: z.string().nullish(),
    url_thumb: z.string().nullish(),
    enabled: z.boolean(),
    demo_game_support: flag,
    freebet_support: flag,
    platforms: texts,
    rtp: fact,
    volatility: fact,
    features: texts,
    blocked_countries: texts,
    restricted_countries: texts,
  })
  .transform(
    (game): StudioListing => ({
      code: game.game_code,
      name: game.name,
      provider: game.product,
      studio: '',
      enabled: game.enabled,
      category: game.category ?? null,
      image: game.url_thumb ?? null,
      demo: game.demo_game_support,
      freeRounds: game.freebet_support,
      mobile: game.platforms.includes('GPL_MOBILE'),
      rtp: game.rtp ?? null,
      volatility: game.volatility ?? null,
      features: game.features,
      // Two words for what a country may not: both are held to.
      blockedCountries: [...game.blocked_countries, ...game.restricted_countries],
      blockedCurrencies: [],
    }),
  );
const list = z.array(z.unknown());
const landing = z.object({ url: z.string() });

/**
 * Hub88's Games API for operators: `POST /operator/generic/v2/game/list` and `/game/url`, the raw body signed by the operator's key
 * in `X-Hub88-Signature`. A launch in the currency `XXX` is for play money, without player and token.
 */
export function hub88Client(account: Hub88Account, onSilence: (reason: string) => void): StudioClient {
  const { url, operatorId, privateKey, subPartnerId, frames } = account;
  const ask = (path: string, said: object, bounds: typeof launchBounds | typeof listBounds) => {
    const body = JSON.stringify({ operator_id: operatorId, ...said });
    const signature = sign('RSA-SHA256', Buffer.from(body), privateKey()).toString('base64');
    const headers = { 'x-hub88-signature': signature };
    return askStudio({ url: `${url}/operator/generic/v2${path}`, headers, body, ...bounds });
  };
  const taken = account.currencies ?? currencyCodes;
  return {
    name: 'hub88',
    blockedCurrencies: currencyCodes.filter((code) => !taken.includes(code) || currencies[code].digits > digitsMax),
    frames,
    listGames: async () =>
      list
        .parse(await ask('/game/list', {}, listBounds))
        // A game that is not described is no reason to have none of the others.
        .flatMap((game) => listed.safeParse(game).data ?? []),
    launch: async ({ game, language, platform, lobbyUrl, depositUrl, country, ip, stake }) => {
      const said = {
        game_code: game.code,
        lang: language,
        country,
        ip,
        platform: platform === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        lobby_url: lobbyUrl,
        deposit_url: depositUrl,
        ...(subPartnerId === undefined ? {} : { sub_partner_id: subPartnerId }),
        ...(stake === null
          ? { currency: 'XXX' }
          : { currency: stake.currency, user: stake.playerId, token: stake.token }),
      };
      try {
        const answer = landing.parse(await ask('/game/url', said, launchBounds));
        const found = frameUrl(answer.url, account.origins ?? frames);
        if (!found.ok) onSilence('a game at a host that is not among the frames');
        return found;
      } catch (error) {
        onSilence(error instanceof z.ZodError ? 'another shape' : error instanceof Error ? error.message : 'unknown');
        return fail('studio_unavailable');
      }
    },
  };
}
