import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { handOf } from '#stores/dealer-poker.ts';
import { ChipTray } from '../kit/ChipTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { type FrameShape, useStill } from '../kit/use-frame.ts';
import type { TableProps } from '../tables.ts';
import { MoveTray } from './MoveTray.tsx';
import { pokerRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { TrayPlace } from './TrayPlace.tsx';
import { type TableState, useTable } from './use-table.ts';
import { variantFor } from './variants.ts';
import { adviceWords, handWords } from './words.ts';

const isSlim = ({ low, stand }: FrameShape): boolean => low && stand !== 'tall';

const promptOf = ({ variant, round, scene, asked, playing, advice, isShort, raiseMinor }: TableState): string => {
  const { player, board } = scene.felt;
  const own = handOf(variant.id, player, board);
  if (asked && advice) return adviceWords(advice, variant.move);
  if (asked && own) return t(`poker.ask_${variant.move}`, { hand: handWords(own) });
  if (round.locked || playing) return t('poker.dealing');
  return isShort
    ? t('poker.short', { amount: displayAmount(raiseMinor, round.currency) })
    : t(`poker.place_${variant.id}`);
};

/** Every poker table against the dealer: its game is that of the session. */
export function Table({ session }: TableProps) {
  const variant = variantFor(session.game.id);
  const still = useStill();
  const table = useTable(session, variant, still);
  const { round, chips } = table;
  const { state } = round;
  const decided = state.state === 'settled' && state.round.actions.length > 0;
  const moving = round.open !== undefined || decided;
  return (
    <TableFrame
      round={round}
      rules={pokerRules(variant)}
      ground={variant.ground}
      prompt={promptOf(table)}
      note={chips.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      tray={(shape) => (
        <TrayPlace
          moving={moving}
          moves={<MoveTray table={table} slim={isSlim(shape)} />}
          chips={
            <ChipTray
              round={round}
              board={variant.board}
              chips={chips}
              slim={isSlim(shape)}
              action={{
                label: t('poker.deal'),
                busy: state.state === 'sent' || (round.revealing !== undefined && !moving),
                onPress: table.deal,
              }}
            />
          }
        />
      )}
    />
  );
}
