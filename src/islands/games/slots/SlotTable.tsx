import { type ReactNode, useMemo, useState } from 'react';
import { hasJackpot } from '#domain/jackpot/parameters.ts';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { isFlat } from '../kit/frame/use-frame.ts';
import { FeatureSign } from './FeatureSign.tsx';
import { withJackpot } from './Jackpot.tsx';
import { type Plate, SlotStage } from './SlotStage.tsx';
import { type Press, SlotTray } from './SlotTray.tsx';
import type { SlotSkin } from './skin.ts';
import type { Slot } from './use-slot.ts';

type SlotTableProps = {
  slot: Slot;
  rules: TableRules;
  skin: Pick<SlotSkin<unknown>, 'Scenery' | 'tone'>;
  /** The machine, on a stage that is higher than wide or not. */
  stage: (tall: boolean) => ReactNode;
  /** More than a spin is being shown: free spins, or a wheel that turns. */
  feature?: boolean;
  /** What the machine says of the round. */
  plate: Plate;
  /** A press while the reels turn or a feature is shown, and its word. */
  hurry: Press;
  before?: ReactNode;
  /** What the table says instead of "The reels turn" or "spin". */
  prompt?: string | undefined;
  /** What the machine shows is told of a loss, not that nothing pays. */
  tellsWindow?: boolean;
  /** In a round that waits for the player: what the main button does instead of a spin. */
  choice?: Press | undefined;
};

type Card = Slot['cards']['card'];

/** What the plate says while a card tells the same over the machine: it is heard there, and not seen twice. */
const behindCard = (plate: Plate, card: Card): Plate => {
  if (card === undefined || !plate.during) return plate;
  const { during } = plate;
  return { ...plate, during: { ...during, hidden: true, ...(card === 'close' && { words: t('slots.feature_over') }) } };
};

/** The frame of a machine: scenery, the machine, its plate, one stake and one button. */
export function SlotTable(props: SlotTableProps) {
  const {
    slot,
    rules,
    skin,
    stage,
    feature = false,
    plate,
    hurry,
    before,
    prompt,
    tellsWindow = false,
    choice,
  } = props;
  const { round } = slot;
  const { card } = slot.cards;
  const { id } = round.session.game;
  const [ownMoney, setOwnMoney] = useState(false);
  const spinsLeft = ownMoney ? 0 : (round.session.freeSpins?.left ?? 0);
  const allRules = useMemo(
    () => (hasJackpot(id) ? withJackpot(rules, round.currency) : rules),
    [rules, round.currency, id],
  );
  return (
    <TableFrame
      round={round}
      rules={allRules}
      ground={skin.tone.ground}
      prompt={prompt ?? t(round.locked ? 'slots.turning' : spinsLeft > 0 ? 'slots.free.ready' : 'slots.ready')}
      note={slot.stake.note}
      lossIsSaid={!tellsWindow}
      statusInStage={isFlat}
      stage={(shape, status) => (
        <SlotStage
          round={round}
          skin={skin}
          shape={shape}
          feature={feature}
          plate={behindCard(plate, card)}
          status={status}
        >
          {stage(shape.stand !== 'side')}
          {card && plate.during && (
            <FeatureSign
              card={card}
              plate={skin.tone.plate}
              {...plate.during}
              currency={round.currency}
              onSkip={slot.cards.skip}
            />
          )}
        </SlotStage>
      )}
      tray={(shape) => (
        <SlotTray
          slot={slot}
          slim={isFlat(shape)}
          ownMoney={ownMoney}
          onOwnMoney={setOwnMoney}
          hurry={hurry}
          choice={choice}
          before={before}
        />
      )}
    />
  );
}
