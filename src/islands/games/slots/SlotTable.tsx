import { type ReactNode, useMemo, useState } from 'react';
import { hasJackpot } from '#domain/jackpot/parameters.ts';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';
import { StakeTray } from '../kit/StakeTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
import { FreeSpinTray } from './FreeSpinTray.tsx';
import { withJackpot } from './Jackpot.tsx';
import type { Slot } from './use-slot.ts';

type SlotTableProps = {
  slot: Slot;
  rules: TableRules;
  ground: string;
  /** What is seen behind the machine, over the whole stage. */
  scenery: (shape: FrameShape) => ReactNode;
  machine: (shape: FrameShape) => ReactNode;
  /** What the machine says below (beside, where it is low) its reels. */
  plate: ReactNode;
  /** A press while the reels turn or a feature is shown, and its word. */
  hurry: { label: string; onPress: () => void };
  before?: ReactNode;
  /** What the table says instead of "The reels turn" or "spin". */
  prompt?: string | undefined;
  /** In a round that waits for the player: what the main button does instead of a spin. */
  choice?: { label: string; onPress: () => void } | undefined;
};

/** The frame of a machine: scenery, the machine as large as it fits, its plate, one stake and one button. */
export function SlotTable(props: SlotTableProps) {
  const { slot, rules, ground, scenery, machine, plate, hurry, before, prompt, choice } = props;
  const { round, stake } = slot;
  const spins = round.session.freeSpins;
  const [ownMoney, setOwnMoney] = useState(false);
  const isFree = spins !== null && !ownMoney;
  const gameId = round.session.game.id;
  const allRules = useMemo(
    () => (hasJackpot(gameId) ? withJackpot(rules, round.currency) : rules),
    [rules, round.currency, gameId],
  );
  return (
    <TableFrame
      round={round}
      rules={allRules}
      ground={ground}
      prompt={
        prompt ?? t(round.locked ? 'slots.turning' : isFree && spins.left > 0 ? 'slots.free.ready' : 'slots.ready')
      }
      note={stake.note}
      statusInStage={isFlat}
      stage={(shape, status) => (
        <div
          className={cx(
            'relative grid min-h-0 overflow-hidden',
            isFlat(shape)
              ? 'grid-cols-[minmax(0,1fr)_15rem] gap-3 py-1.5 pr-3'
              : 'grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] pt-2 sm:pt-4',
          )}
        >
          <div className="absolute inset-0" aria-hidden="true">
            {scenery(shape)}
          </div>
          <div className="relative min-h-0 min-w-0 px-2">{machine(shape)}</div>
          <div
            className={cx(
              'relative',
              isFlat(shape)
                ? 'grid content-center gap-2 rounded-lg bg-ink-900/85 p-3'
                : 'grid h-16 content-center justify-items-center bg-ink-900/90 px-3 text-center',
            )}
          >
            {plate}
            {status}
          </div>
        </div>
      )}
      tray={(shape) =>
        isFree ? (
          <FreeSpinTray
            round={round}
            spins={spins}
            slim={isFlat(shape)}
            hurry={round.revealing ? hurry : undefined}
            onSpin={slot.spinFree}
            onLeave={() => {
              round.dismiss();
              setOwnMoney(true);
            }}
          />
        ) : (
          <StakeTray
            round={round}
            stake={stake}
            slim={isFlat(shape)}
            before={before}
            hurry={round.revealing ? hurry : choice}
            action={{ label: t('slots.spin'), onPress: slot.spin }}
          >
            {spins && spins.left > 0 && (
              <Button
                variant="secondary"
                size={isFlat(shape) ? 'md' : 'lg'}
                off={round.locked}
                onClick={() => {
                  round.dismiss();
                  setOwnMoney(false);
                }}
              >
                {t('slots.free.back', { left: spins.left })}
              </Button>
            )}
          </StakeTray>
        )
      }
    />
  );
}
