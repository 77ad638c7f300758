import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { StakeTray } from '../kit/tray/StakeTray.tsx';
import { MoveTray } from './MoveTray.tsx';
import { blackjackRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';
import { askWords } from './words.ts';

const promptOf = ({ variant, round, scene, asked, playing }: TableState): string => {
  if (asked && scene.felt.insurance === 'offered') return t('blackjack.insurance_title');
  if (asked) return askWords(scene.felt);
  if (round.locked || playing) return t('blackjack.dealing');
  return t(variant.sides.length > 0 ? 'blackjack.place_sides' : 'blackjack.place_stake');
};

/** Keeps the keyboard in the tray when stake and decisions take each other's place. */
function TrayPlace({ mode, label, children }: { mode: string; label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [mode]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the stake inside is a fieldset of its own
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** The whole table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, stake, sides } = table;
  const decided = round.revealing !== undefined && round.revealing.actions.length > 0;
  const moving = round.open !== undefined || decided;
  return (
    <TableFrame
      round={round}
      rules={blackjackRules(table.variant)}
      ground="from-halden-deep to-halden-dim"
      cloth="engraved"
      prompt={promptOf(table)}
      note={stake.note || sides.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      tray={(shape) => (
        <TrayPlace mode={moving ? 'move' : 'stake'} label={t(moving ? 'blackjack.your_move' : 'table.stake')}>
          {moving ? (
            <MoveTray table={table} slim={isFlat(shape)} />
          ) : (
            <StakeTray
              round={round}
              stake={stake}
              wholeMinor={sides.wholeMinor}
              reachMinor={round.balanceMinor - (sides.wholeMinor - stake.stakeMinor)}
              slim={isFlat(shape)}
              action={{
                label: t('blackjack.deal'),
                onPress: table.deal,
              }}
            />
          )}
        </TrayPlace>
      )}
    />
  );
}
