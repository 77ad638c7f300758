import { t } from '#i18n/client.ts';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { StakeTray } from '../kit/tray/StakeTray.tsx';
import type { Stake } from '../kit/tray/use-stake.ts';

type ThrowTrayProps = {
  readonly table: {
    readonly round: RoundView;
    readonly stake: Stake;
    readonly chosen: string;
    readonly throwAt: (id: string) => void;
  };
  readonly shape: FrameShape;
  /** What the chosen kind is called. */
  readonly fish: string;
};

/** The stake, and a throw at the kind that is chosen. */
export const ThrowTray = ({ table: { round, stake, chosen, throwAt }, shape, fish }: ThrowTrayProps) => (
  <StakeTray
    round={round}
    stake={stake}
    slim={isFlat(shape)}
    action={{
      label: shape.stand === 'tall' ? t('fishing.throw') : t('fishing.throw_at', { fish }),
      onPress: () => throwAt(chosen),
    }}
  />
);
