import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { games as houseGames } from '#domain/games/book/games.ts';
import { isGameId } from '#domain/games/book/registry.ts';
import { limitsFor, tableLimits } from '#domain/games/kit/table-limits.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import { type LegalStakes, type LimitsFault, limitsFault, narrowest } from '#domain/shelf/narrower.ts';
import type { LimitsByCurrency, StakeBounds, Subject } from '#domain/shelf/setting.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findSetting, type InForceRow } from '../../../db/queries/game-settings.ts';

type Ctx = Pick<ServerContext, 'catalogue'>;

/** The games of the shelf that something is said of; none: there is no such game or studio. */
export const gamesOfSubject = ({ catalogue }: Ctx, { of, id }: Subject): readonly CatalogueGame[] =>
  catalogue.games.filter((game) => (of === 'game' ? game.id : game.provider) === id);

/** The stakes that a game's exact figures allow: its own limits, from which nobody may be let stray. */
function legalStakes(game: CatalogueGame, currency: CurrencyCode): LegalStakes {
  const kind = tableKindOf(game.category);
  if (!isGameId(game.id)) {
    const { minStakeMinor, maxStakeMinor } = tableLimits(currency, kind);
    return { minMinor: minStakeMinor, maxMinor: maxStakeMinor, step: 1n, prices: null };
  }
  const rules = houseGames[game.id];
  const { minStakeMinor, maxStakeMinor } = limitsFor(rules, currency, kind);
  const prices = rules.stakes?.prices?.(currency) ?? null;
  return { minMinor: minStakeMinor, maxMinor: maxStakeMinor, step: rules.stakes?.step ?? 1n, prices };
}

/** What all of several games allow at once. */
export function legalOfAll(
  games: readonly CatalogueGame[],
  currency: CurrencyCode,
): { readonly min: bigint; readonly max: bigint } {
  const each = games.map((game) => legalStakes(game, currency));
  const [least, most] = [each.map(({ minMinor }) => minMinor), each.map(({ maxMinor }) => maxMinor)].map((all) =>
    all.sort(byAmount),
  );
  return { min: least?.at(-1) ?? 0n, max: most?.at(0) ?? 0n };
}
const byAmount = (a: bigint, b: bigint): number => Number(a - b);

/** Bounds as they are kept, of one currency. */
export const boundsIn = (value: Readonly<Record<string, unknown>>, currency: CurrencyCode): StakeBounds => {
  const found = value[currency] as { min?: string; max?: string } | undefined;
  return {
    minMinor: found?.min === undefined ? null : BigInt(found.min),
    maxMinor: found?.max === undefined ? null : BigInt(found.max),
  };
};

type Fault = LimitsFault & { readonly game: string };

/** The first game at which these limits leave what its figures allow, alone or with what its studio, or it, has in force beside them; null: none. */
export async function limitsFaultOf(
  tx: Queryable,
  ctx: Ctx,
  subject: Subject,
  limits: LimitsByCurrency,
): Promise<Fault | null> {
  const named = currencyCodes.filter((currency) => limits[currency] !== undefined);
  for (const game of gamesOfSubject(ctx, subject)) {
    const other = subject.of === 'game' ? ['studio', game.provider] : ['game', game.id];
    const [beside] = await tx.query<InForceRow>(findSetting, [...other, 'limits']);
    for (const currency of named) {
      const own = limits[currency] ?? { minMinor: null, maxMinor: null };
      const both = narrowest(own, boundsIn(beside?.value ?? {}, currency));
      const fault =
        limitsFault(currency, legalStakes(game, currency), own) ??
        limitsFault(currency, legalStakes(game, currency), both);
      if (fault !== null) return { ...fault, game: game.id };
    }
  }
  return null;
}
