import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { Counter } from './Counter.tsx';
import { scratchRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';

const promptOf = ({ round, scratching, leftBehind }: TableState): string => {
  if (scratching) return t('scratch.prompt_scratch');
  if (round.locked) return t('scratch.prompt_sent');
  const [last] = round.rounds;
  if (leftBehind && last) return t('scratch.prompt_left', { outcome: round.outcomeWords(last) });
  return t('scratch.prompt_buy');
};

/** A ticket out of a finite series, scratched by hand. Two games, told apart by what is printed. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, note, series } = table;
  const rules = useMemo(() => scratchRules(session.game.id, series ?? undefined), [session.game.id, series]);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground="from-paper-deep to-paper-dim"
      prompt={promptOf(table)}
      note={note}
      lossIsSaid
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => <Counter table={table} slim={isFlat(shape)} />}
    />
  );
}
