import { t } from '#i18n/client.ts';
import { MoveButton, MoveWords, moveRow } from '../kit/felt/MoveButton.tsx';
import { useLetters } from '../kit/fields/use-letters.ts';
import type { PlayAdvice } from './picture/dealer-poker.ts';
import type { TableState } from './use-table.ts';

type MoveTrayProps = {
  table: TableState;
  move: 'play' | 'call';
  advice: PlayAdvice | undefined;
  slim: boolean;
};

/** The one decision of a round: to give the ante up, or to go on for what stands on the button. */
export function MoveTray({ table, move, advice, slim }: MoveTrayProps) {
  const { round, asked, act } = table;
  const canAfford = table.canAfford(move);
  const fold = () => act('fold');
  const goOn = () => act(move);
  useLetters({ f: fold, p: goOn, ...(move === 'call' && { c: goOn }) });
  return (
    <div className={moveRow}>
      <MoveButton keys="F" slim={slim} open={asked} waits={!asked} advised={advice?.plays === false} onPress={fold}>
        <span>{t('poker.move_fold')}</span>
      </MoveButton>
      <MoveButton
        keys={move === 'call' ? 'C P' : 'P'}
        primary
        slim={slim}
        open={asked && canAfford}
        waits={!asked && canAfford}
        advised={advice?.plays === true}
        onPress={goOn}
      >
        <MoveWords words={t(`poker.move_${move}`)} amountMinor={table.addsOf(move) ?? 0n} currency={round.currency} />
      </MoveButton>
    </div>
  );
}
