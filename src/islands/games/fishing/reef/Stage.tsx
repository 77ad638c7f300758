import type { ReactNode } from 'react';
import { boss, topOf } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { ProofStrip } from '../../kit/ProofStrip.tsx';
import { ResultCard } from '../../kit/ResultCard.tsx';
import { clockText } from '../../kit/use-countdown.ts';
import { type FrameShape, isFlat } from '../../kit/use-frame.ts';
import { type KindPrint, Kinds } from '../Kinds.tsx';
import { paysOf, paysText, reefQuarries, reefTargetOf } from '../picture/reef.ts';
import { Told } from '../Told.tsx';
import { BossClock, PrizeTable } from './Boss.tsx';
import { Company } from './Company.tsx';
import { ReefView } from './ReefView.tsx';
import type { ReefTable } from './use-table.ts';
import { reefName } from './words.ts';

type StageProps = { table: ReefTable; shape: FrameShape; status: ReactNode; onPrizes: () => void };

const printed = {
  print: 'bg-common-haze text-common-night hover:bg-common-cream',
  chosen: 'bg-common-sun text-common-night',
  art: '[&_.fill-paper-night]:fill-common-night [&_.stroke-paper-night]:stroke-common-night',
};

/** Each kind with its multiple and its chance; the boss, while it is away, with when it comes. */
const printsOf = ({ stake, round, visit }: ReefTable): KindPrint[] =>
  reefQuarries.map(({ target, figures }) => {
    const chance = toPercentString(figures.hitFrequency, 2);
    const times = paysText(target);
    const amount = displayAmount(stake.stakeMinor * BigInt(topOf(target)), round.currency);
    const off = target === boss && !visit.there;
    const clock = clockText(visit.seconds);
    const name = t(target === boss ? 'reef.kind_boss' : 'fishing.kind', {
      fish: reefName(target.id),
      times,
      amount,
      chance,
    });
    return {
      wide: target === boss,
      id: target.id,
      pays: `${times}×`,
      below: off ? t('reef.comes_in', { clock }) : chance,
      off,
      name: off ? `${name}, ${t('reef.is_away')}` : name,
    };
  });

/** The sea, the kinds and their figures, the boss and who is here, as the room allows. */
export function Stage({ table, shape, status, onPrizes }: StageProps) {
  const { round, visit } = table;
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
    fish: reefName(target.id),
    pays: target === boss ? `${paysText(target)}×` : t('fishing.pays', { times: paysText(target) }),
    figures,
    brings: {
      label: t(target === boss ? 'reef.brings_up_to' : 'fishing.on_landing'),
      amountMinor: table.stake.stakeMinor * BigInt(topOf(target)),
    },
    currency: round.currency,
  };
  const company = <Company sea={table.sea} demo={round.session.demo} />;
  const fair = <p className="text-xs text-ivory-300">{t('fishing.fair_line')}</p>;
  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('fishing.none')}
      itemOf={(one) => {
        const target = reefTargetOf(one);
        if (!target) return undefined;
        const pays = paysOf(one);
        const times = pays > 0 ? grouped(pays) : paysText(target);
        const label = `${reefName(target.id)} ${times}×`;
        return { label, gained: pays > 0, name: `${label}: ${round.outcomeWords(one)}` };
      }}
    />
  );
  const reef = (clock: ReactNode, card: boolean) => (
    <div className="relative min-h-0">
      <ReefView table={table} />
      <div className="absolute right-2 bottom-2 z-20">{clock}</div>
      {card && (
        <div className="pointer-events-none absolute bottom-3 left-3 z-20 [&_a]:pointer-events-auto">
          <ResultCard round={round} />
        </div>
      )}
    </div>
  );

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_21rem] gap-2.5 px-2.5 py-1.5">
        {reef(<BossClock visit={visit} short onPrizes={onPrizes} />, false)}
        <div className="grid min-h-0 content-between gap-1">
          {company}
          <Kinds {...kinds} columns={5} slim />
          <Told {...aimed} wide={false} />
          <div className="min-h-8 leading-tight">{status}</div>
        </div>
      </div>
    );

  if (shape.stand === 'side')
    return (
      <div className="mx-auto grid min-h-0 w-full max-w-[100rem] grid-cols-[minmax(0,1fr)_19rem] gap-5 px-5 py-4">
        {reef(<BossClock visit={visit} onPrizes={onPrizes} />, true)}
        <div className="grid min-h-0 content-center gap-3">
          {company}
          {strip}
          <Kinds {...kinds} columns={3} slim={false} />
          <Told {...aimed} wide />
          <div className="hidden [@media(min-height:58rem)]:block">
            <PrizeTable wide={false} />
          </div>
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
      {reef(<BossClock visit={visit} short={tall} onPrizes={onPrizes} />, !tall)}
      {company}
      {!shape.low && strip}
      <Told {...aimed} wide={false} />
      <Kinds {...kinds} columns={5} slim={tall} />
      {!tall && fair}
    </div>
  );
}
