import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { TableFrame } from '../frame/TableFrame.tsx';
import type { TableRules } from '../frame/table-rules.ts';
import { type FrameShape, isFlat } from '../frame/use-frame.ts';
import type { RoundView } from '../round/use-round.ts';
import { ChipTray } from '../tray/ChipTray.tsx';
import { MoveOrChips } from '../tray/MoveOrChips.tsx';
import type { Chips } from '../tray/use-chips.ts';

type CardTableProps = {
  round: RoundView;
  board: BetBoard;
  chips: Chips;
  rules: TableRules;
  ground: string;
  cloth?: 'engraved';
  prompt: string;
  note?: string;
  /** What the place of the decision is called. */
  moveLabel: string;
  moves: (slim: boolean) => ReactNode;
  /** What deals the cards. */
  action: { label: string; onPress: () => void };
  stage: (shape: FrameShape) => ReactNode;
};

/** A table of cards in its frame: the felt, then chips or, while a round waits, the decision in their place. */
export function CardTable(props: CardTableProps) {
  const { round, board, chips, rules, ground, cloth, prompt, note = chips.note, moveLabel, moves, stage } = props;
  const { state } = round;
  const decided = state.state === 'settled' && state.round.actions.length > 0;
  const moving = round.open !== undefined || decided;
  const busy = state.state === 'sent' || (round.revealing !== undefined && !moving);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground={ground}
      {...(cloth && { cloth })}
      prompt={prompt}
      note={note}
      stage={stage}
      tray={(shape) => (
        <MoveOrChips
          label={moving ? moveLabel : t('table.stake')}
          moving={moving}
          moves={moves(isFlat(shape))}
          chips={
            <ChipTray
              round={round}
              board={board}
              chips={chips}
              slim={isFlat(shape)}
              action={{ label: props.action.label, onPress: props.action.onPress, busy }}
            />
          }
        />
      )}
    />
  );
}
