import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { MoveTray } from './MoveTray.tsx';
import { PokerFrame } from './PokerFrame.tsx';
import { handOf, type PlayAdvice } from './picture/dealer-poker.ts';
import { pokerRules } from './rules.ts';
import { useAdvice } from './use-advice.ts';
import { type TableState, useTable } from './use-table.ts';
import { type OneMove, variantFor } from './variants.ts';
import { adviceWords, handWords } from './words.ts';

const asksOf = ({ id, move }: OneMove, { scene, asked }: TableState, advice?: PlayAdvice): string | undefined => {
  const own = handOf(id, scene.felt.player, scene.felt.board);
  if (!asked || !own) return undefined;
  return advice ? adviceWords(advice, move) : t(`poker.ask_${move}`, { hand: handWords(own) });
};

/** Every poker table of one decision against the dealer: its game is that of the session. */
export function Table({ session }: TableProps) {
  const variant = variantFor(session.game.id);
  const still = useStill();
  const table = useTable(session, variant, still);
  const advice = useAdvice(variant, table);
  return (
    <PokerFrame
      table={table}
      still={still}
      rules={pokerRules(variant)}
      asks={asksOf(variant, table, advice)}
      places={t(`poker.place_${variant.id}`)}
      moves={(slim) => <MoveTray table={table} move={variant.move} advice={advice} slim={slim} />}
    />
  );
}
