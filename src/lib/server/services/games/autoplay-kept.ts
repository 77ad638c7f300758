import type { ResponseOf } from '#contract/call.ts';
import type { startAutoplay } from '#contract/games/autoplay.ts';
import type { Json } from '#domain/games/kit/game.ts';
import { type Autoplay, type AutoplayEnding, autoplayEndings, lossLeft } from '#domain/limits/autoplay.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';

/** A series as its session keeps it. */
export type SeriesKept = {
  readonly id: string;
  /** The bonus under which it was begun. */
  readonly grant: string | null;
  /** The round that it let pass and that is not counted yet. */
  readonly waiting: string | null;
  readonly series: Autoplay;
};

export const keptSeries = ({ id, grant, waiting }: Omit<SeriesKept, 'series'>, series: Autoplay): SeriesKept => ({
  id,
  grant,
  waiting,
  series,
});

/** As the column has it: amounts in minor units as text, which loses no digit. */
export const seriesText = ({ series, ...kept }: SeriesKept): string =>
  JSON.stringify({ ...kept, ...series }, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

/** What the column says; undefined where no series was begun. Written by `seriesText` alone. */
export const seriesOf = (column: Json): SeriesKept | undefined => {
  if (typeof column !== 'object' || column === null || Array.isArray(column)) return undefined;
  const kept = column as { readonly [field: string]: Json };
  const text = (name: string): string | null => (typeof kept[name] === 'string' ? kept[name] : null);
  const ending: AutoplayEnding | undefined = autoplayEndings.find((one) => one === kept['ending']);
  const series = {
    rounds: Number(kept['rounds']),
    placed: Number(kept['placed']),
    lossLimitMinor: BigInt(text('lossLimitMinor') ?? '0'),
    winLimitMinor: BigInt(text('winLimitMinor') ?? '0'),
    lostMinor: BigInt(text('lostMinor') ?? '0'),
    ending: ending ?? null,
  };
  return { id: text('id') ?? '', grant: text('grant'), waiting: text('waiting'), series };
};

type Shown = ResponseOf<typeof startAutoplay>['autoplay'];

export const presentAutoplay = ({ id, series }: SeriesKept, currency: CurrencyCode): Shown => ({
  id,
  rounds: series.rounds,
  placed: series.placed,
  lossLeft: formatAmount(lossLeft(series), currency),
  ending: series.ending,
});
