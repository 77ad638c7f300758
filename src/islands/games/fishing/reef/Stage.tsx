import type { ReactNode } from 'react';
import { boss, topOf } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { FrameShape } from '#islands/games/kit/frame/use-frame.ts';
import { ProofStrip } from '#islands/games/kit/result/ProofStrip.tsx';
import { clockText } from '#islands/games/kit/round/use-countdown.ts';
import type { KindPrint } from '../Kinds.tsx';
import { paysOf, paysText, reefQuarries, reefTargetOf } from '../picture/reef.ts';
import { SeaResult, SeaStage } from '../SeaStage.tsx';
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
  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('fishing.none')}
      itemOf={(one) => {
        const target = reefTargetOf(one);
        if (!target) return undefined;
        const pays = paysOf(one);
        const label = `${reefName(target.id)} ${grouped(pays)}×`;
        return { label, gained: pays > 0, name: `${label}: ${round.outcomeWords(one)}` };
      }}
    />
  );
  return (
    <SeaStage
      shape={shape}
      status={status}
      sea={({ short }) => (
        <div className="relative min-h-0">
          <ReefView table={table} />
          <div className="absolute right-2 bottom-2 z-20">
            <BossClock visit={visit} short={short} onPrizes={onPrizes} />
          </div>
          <SeaResult round={round} at="bottom-3" />
        </div>
      )}
      company={<Company sea={table.sea} demo={round.session.demo} />}
      strip={strip}
      kinds={kinds}
      aimed={aimed}
      beside={{
        columns: 3,
        gap: 'gap-3',
        foot: (
          <div className="h-full min-h-0 [container-type:size]">
            <div className="[@container(height<21rem)]:hidden">
              <PrizeTable wide={false} />
            </div>
          </div>
        ),
      }}
      foot={shape.stand !== 'tall' && <p className="text-xs text-ivory-300">{t('fishing.fair_line')}</p>}
    />
  );
}
