import type { Point } from '#domain/games/craps/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { paysText } from './words.ts';

const pairs = [
  [4, 10],
  [5, 9],
  [6, 8],
] as const;

/** What free odds pay on each point, with the dice and against them; the point's own row stands out. */
export function OddsTable({ point }: { point: Point | null }) {
  return (
    <table className="figures w-full text-sm">
      <caption className="pb-1 text-left font-semibold text-hardway-light">{t('pocketcraps.odds_title')}</caption>
      <thead>
        <tr className="text-left text-xs text-ivory-300">
          <th className="py-1 font-medium">{t('pocketcraps.odds_point')}</th>
          <th className="py-1 font-medium">{t('pocketcraps.odds_with')}</th>
          <th className="py-1 font-medium">{t('pocketcraps.odds_against')}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([low, high]) => (
          <tr
            key={low}
            className={cx('border-t border-hardway-light/20', (point === low || point === high) && 'bg-ivory-100/10')}
          >
            <th className="py-1.5 pl-1 text-left font-semibold">{t('pocketcraps.odds_pair', { low, high })}</th>
            <td className="py-1.5">{paysText('odds', 'odds:pass', low)}</td>
            <td className="py-1.5">{paysText('odds', 'odds:dont-pass', low)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
