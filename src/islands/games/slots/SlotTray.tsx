import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { StakeTray } from '../kit/tray/StakeTray.tsx';
import { FreeSpinTray } from './FreeSpinTray.tsx';
import type { Slot } from './use-slot.ts';

export type Press = { readonly label: string; readonly onPress: () => void };

type SlotTrayProps = {
  slot: Slot;
  slim: boolean;
  /** The player stakes own money though the house still pays spins. */
  ownMoney: boolean;
  onOwnMoney: (own: boolean) => void;
  /** While a round is shown: what the main button does instead of a spin. */
  hurry: Press;
  /** In a round that waits for the player: the same. */
  choice: Press | undefined;
  before: ReactNode;
};

/** One stake and one button; in their place, while the house pays spins, how many there are. */
export function SlotTray({ slot, slim, ownMoney, onOwnMoney, hurry, choice, before }: SlotTrayProps) {
  const { round, stake } = slot;
  const spins = round.session.freeSpins;
  const change = (own: boolean): void => {
    round.dismiss();
    onOwnMoney(own);
  };
  if (spins !== null && !ownMoney)
    return (
      <FreeSpinTray
        round={round}
        spins={spins}
        slim={slim}
        hurry={round.revealing ? hurry : undefined}
        onSpin={slot.spinFree}
        onLeave={() => change(true)}
      />
    );
  return (
    <StakeTray
      round={round}
      stake={stake}
      slim={slim}
      before={before}
      hurry={round.revealing ? hurry : choice}
      action={{ label: t('slots.spin'), onPress: slot.spin }}
    >
      {spins && spins.left > 0 && (
        <Button variant="secondary" size={slim ? 'md' : 'lg'} off={round.locked} onClick={() => change(false)}>
          {t('slots.free.back', { left: spins.left })}
        </Button>
      )}
    </StakeTray>
  );
}
