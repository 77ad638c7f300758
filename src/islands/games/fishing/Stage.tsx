import type { ReactNode } from 'react';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import type { FrameShape } from '../kit/use-frame.ts';
import { type KindPrint, Kinds } from './Kinds.tsx';
import { isCaught, quarries, targetOfRound } from './picture/fishing.ts';
import { SeaView } from './SeaView.tsx';
import type { TableState } from './use-table.ts';
import { fishName } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; status: ReactNode };

/** The figures of the kind that is aimed at. */
function Told({ table, wide }: { table: TableState; wide: boolean }) {
  const { told, stake, round } = table;
  const { target, figures } = told;
  return (
    <dl className={cx('grid gap-x-3 gap-y-1', wide ? 'grid-cols-2' : 'grid-cols-4')}>
      <Figure label={fishName(target.id)}>{t('fishing.pays', { times: String(target.pays) })}</Figure>
      <Figure label={t('fishing.chance')}>{toPercentString(figures.hitFrequency, 3)}</Figure>
      <Figure label={t('fishing.return')}>{toPercentString(figures.returnToPlayer, 3)}</Figure>
      <Figure label={t('fishing.on_landing')}>
        <Money amountMinor={stake.stakeMinor * BigInt(target.pays)} currency={round.currency} />
      </Figure>
    </dl>
  );
}

const printed = {
  print: 'bg-paper-mint text-paper-night hover:bg-paper-sheet',
  chosen: 'bg-paper-sun text-paper-night',
};

/** Each kind with its multiple and its chance, at the stake that is set. */
const printsOf = ({ stake, round }: TableState): KindPrint[] =>
  quarries.map(({ target: { id, pays }, figures }) => {
    const [times, chance] = [String(pays), toPercentString(figures.hitFrequency, 2)];
    const amount = displayAmount(stake.stakeMinor * BigInt(pays), round.currency);
    const name = t('fishing.kind', { fish: fishName(id), times, amount, chance });
    return { id, pays: `${times}×`, below: chance, name };
  });

/** The sea, the kinds and their figures, as the room allows. */
export function Stage({ table, shape, status }: StageProps) {
  const { round } = table;
  const tall = shape.stand === 'tall';
  const flat = shape.low && !tall;
  const kinds = {
    kinds: printsOf(table),
    chosen: table.chosen,
    locked: round.locked,
    look: printed,
    onAim: table.aim,
    onThrow: (id: string) => table.throwAt(id),
  };
  const fair = <p className="text-xs text-ivory-300">{t('fishing.fair_line')}</p>;
  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('fishing.none')}
      itemOf={(one) => {
        const target = targetOfRound(one);
        if (!target) return undefined;
        const caught = isCaught(one);
        const label = `${fishName(target.id)} ${target.pays}×`;
        return { label, gained: caught, name: `${label}: ${round.outcomeWords(one)}` };
      }}
    />
  );

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_21rem] gap-2.5 px-2.5 py-1.5">
        <SeaView table={table} />
        <div className="grid min-h-0 content-between gap-1">
          <Kinds {...kinds} columns={5} slim />
          <Told table={table} wide={false} />
          <div className="min-h-8 leading-tight">{status}</div>
        </div>
      </div>
    );

  if (shape.stand === 'side')
    return (
      <div className="mx-auto grid min-h-0 w-full max-w-[100rem] grid-cols-[minmax(0,1fr)_19rem] gap-5 px-5 py-4">
        <div className="relative min-h-0">
          <SeaView table={table} />
          <div className="pointer-events-none absolute top-3 left-3 z-20 [&_a]:pointer-events-auto">
            <ResultCard round={round} />
          </div>
        </div>
        <div className="grid min-h-0 content-center gap-4">
          {strip}
          <Kinds {...kinds} columns={2} slim={false} />
          <Told table={table} wide />
          {fair}
        </div>
      </div>
    );

  return (
    <div
      className={cx(
        'grid min-h-0 auto-rows-auto grid-rows-[minmax(0,1fr)]',
        tall ? 'gap-1.5 px-2 py-1.5' : 'gap-3 px-5 py-4',
      )}
    >
      <div className="relative min-h-0">
        <SeaView table={table} />
        {!tall && (
          <div className="pointer-events-none absolute top-3 left-3 z-20 [&_a]:pointer-events-auto">
            <ResultCard round={round} />
          </div>
        )}
      </div>
      {!shape.low && strip}
      <Told table={table} wide={false} />
      <Kinds {...kinds} columns={5} slim={tall} />
      {fair}
    </div>
  );
}
