import type { SettledRound } from '#stores/play/game.ts';
import { playRelease } from './sounds.ts';
import { type Control, type Slot, usePicture } from './use-slot.ts';

/** How a machine shows a round of one spin or, when that opens more, of many. */
type Spins<Spin> = {
  readonly spinsOf: (round: SettledRound) => readonly Spin[];
  /** Whether the paid spin opened more, where a round may end with it all the same; else what follows it tells. */
  readonly opens?: (round: SettledRound) => boolean;
  /** Lets the reels go, and what a press does to them while they turn. */
  readonly release: () => void;
  readonly hurry: () => void;
  readonly land: (spin: Spin) => Promise<void>;
  /** The stake was refused: back to how all stood. */
  readonly stand: () => void;
  /** A new round: nothing is told of the last. */
  readonly clear: () => void;
  /** The paid spin has opened more. */
  readonly open: (paid: Spin, control: Control, round: SettledRound) => Promise<void>;
  readonly begin: (spin: Spin) => void;
  /** What a spin brought, before the next one begins. */
  readonly tell: (spin: Spin, control: Control) => Promise<void>;
  /** The last spin as it stands, for so long, and then nothing more of the feature. */
  readonly endAt: (spin: Spin) => void;
  readonly endMs: number;
  readonly end: () => void;
};

const playOn = async <Spin>(show: Spins<Spin>, spins: readonly Spin[], control: Control): Promise<void> => {
  for (const spin of spins) {
    if (control.isSkipped()) return;
    show.begin(spin);
    show.release();
    await show.land(spin);
    await show.tell(spin, control);
  }
};

/** Plays a round: the paid spin, then one after the other those that it opened; a skip goes to their end. */
export const useSpins = <Spin>(slot: Slot, show: Spins<Spin>): (() => void) =>
  usePicture(slot, {
    start: () => {
      show.clear();
      playRelease();
      show.release();
    },
    stand: show.stand,
    hurry: (control) => {
      show.hurry();
      slot.cards.skip();
      control?.skipFeature();
    },
    show: async (settled, control) => {
      const [paid, ...more] = show.spinsOf(settled);
      if (!paid) return;
      await show.land(paid);
      const opens = show.opens?.(settled) ?? more.length > 0;
      if (!opens) return;
      await control.playFeature(async () => {
        await Promise.all([show.open(paid, control, settled), slot.cards.show('open')]);
        if (!slot.still) await playOn(show, more, control);
        show.endAt(more.at(-1) ?? paid);
        await (slot.still ? control.pause(show.endMs) : slot.cards.show('close'));
      });
      show.end();
    },
  });
