import type { MachineId } from '#stores/video-poker.ts';
import { tap, tone } from '../kit/sounds.ts';

/** What makes one machine another to the eye and ear: flaps that fall over, or phosphor that is drawn line by line. */
export type Look = {
  readonly hand: 'flap' | 'phosphor';
  /** How a card comes up, as keyframes of 150 ms. */
  readonly turn: readonly Keyframe[];
  readonly sounds: Readonly<Record<'card' | 'row', () => void>>;
  /** Text in the machine's own light. */
  readonly ink: string;
  readonly held: string;
};

const flap: Look = {
  hand: 'flap',
  turn: [{ transform: 'rotateX(-88deg)' }, { transform: 'rotateX(12deg)', offset: 0.75 }, { transform: 'none' }],
  sounds: {
    card: () => {
      tap(1500, 0.35);
      tap(2600, 0.2, 0.03);
    },
    row: () => {
      for (const beat of [0, 1, 2, 3]) tap(1900, 0.14, beat * 0.025);
    },
  },
  ink: 'text-fifth-amber',
  held: 'bg-fifth-amber text-ink-900',
};

const phosphor: Look = {
  hand: 'phosphor',
  turn: [
    { transform: 'scale(1.02, 0.02)', opacity: 0.2 },
    { transform: 'scale(1.02, 0.06)', opacity: 1, offset: 0.35 },
    { transform: 'none' },
  ],
  sounds: { card: () => tone(740, 0.06, 0.03, 0, 'triangle'), row: () => tone(990, 0.05, 0.025, 0, 'triangle') },
  ink: 'text-fifth-light',
  held: 'bg-fifth-light text-ink-900',
};

export const looks: Readonly<Record<MachineId, Look>> = { 'jacks-or-better': flap, 'deuces-not-so-ugly': phosphor };
