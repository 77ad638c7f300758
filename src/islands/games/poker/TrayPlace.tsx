import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { MoveOrChips } from '../kit/MoveOrChips.tsx';

type TrayPlaceProps = { moving: boolean; chips: ReactNode; moves: ReactNode };

/** Chips and the decision in one place. */
export function TrayPlace(props: TrayPlaceProps) {
  return <MoveOrChips label={t(props.moving ? 'poker.your_move' : 'table.stake')} {...props} />;
}
