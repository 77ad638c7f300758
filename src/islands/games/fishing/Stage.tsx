import type { ReactNode } from 'react';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ProofStrip } from '../kit/result/ProofStrip.tsx';
import type { KindPrint } from './Kinds.tsx';
import { isCaught, quarries, targetOfRound } from './picture/fishing.ts';
import { SeaResult, SeaStage } from './SeaStage.tsx';
import { SeaView } from './SeaView.tsx';
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
        const label = `${fishName(target.id)} ${caught ? target.pays : 0}×`;
        return { label, gained: caught, name: `${label}: ${round.outcomeWords(one)}` };
      }}
    />
  );

  return (
    <SeaStage
      shape={shape}
      status={status}
      sea={() => (
        <div className="relative min-h-0">
          <SeaView table={table} />
          <SeaResult round={round} at="top-3" />
        </div>
      )}
      strip={strip}
      kinds={kinds}
      aimed={aimed}
      beside={{ columns: 2, gap: 'gap-4', foot: fair }}
      foot={fair}
    />
  );
}
