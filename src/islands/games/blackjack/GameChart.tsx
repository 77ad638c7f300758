import { charts } from '#domain/games/blackjack/chart.ts';
import { BestPlayChart, type Say } from './BestPlayChart.tsx';

const isCharted = (id: string): id is keyof typeof charts => Object.hasOwn(charts, id);

/** The chart of a game that has one, under its heading, for a page that is built: nothing in it is interactive. */
export function GameChart({ id, t }: { id: string; t: Say }) {
  if (!isCharted(id)) return null;
  return (
    <section aria-labelledby={`${id}-chart`}>
      <h4 id={`${id}-chart`} className="heading mb-3 text-xl">
        {t('blackjack.chart_title')}
      </h4>
      <BestPlayChart chart={charts[id]} t={t} />
    </section>
  );
}
