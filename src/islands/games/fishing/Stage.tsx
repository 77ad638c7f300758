import type { ReactNode } from 'react';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
import { type KindPrint, Kinds } from './Kinds.tsx';
import { isCaught, quarries, targetOfRound } from './picture/fishing.ts';
import { SeaView } from './SeaView.tsx';
import { Told } from './Told.tsx';
import type { TableState } from './use-table.ts';
import { fishName } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; status: ReactNode };

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
  const kinds = {
    kinds: printsOf(table),
    chosen: table.chosen,
    locked: round.locked,
    look: printed,
    onAim: table.aim,
    onThrow: (id: string) => table.throwAt(id),
  };
  const { target, figures } = table.told;
  const aimed = {
    fish: fishName(target.id),
    pays: t('fishing.pays', { times: String(target.pays) }),
    figures,
    brings: { label: t('fishing.on_landing'), amountMinor: table.stake.stakeMinor * BigInt(target.pays) },
    currency: round.currency,
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

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_21rem] gap-2.5 px-2.5 py-1.5">
        <SeaView table={table} />
        <div className="grid min-h-0 content-between gap-1">
          <Kinds {...kinds} columns={5} slim />
          <Told {...aimed} wide={false} />
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
          <Told {...aimed} wide />
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
      <Told {...aimed} wide={false} />
      <Kinds {...kinds} columns={5} slim={tall} />
      {fair}
    </div>
  );
}
