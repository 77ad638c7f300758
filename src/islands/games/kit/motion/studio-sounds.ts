import type { Grade } from '../result/grade.ts';
import type { StudioId } from '../studio.ts';

/** One tone that swells and dies: pitch in Hz, volume 0 to 1, times in seconds. */
type Tone = {
  readonly pitch: number;
  readonly seconds: number;
  readonly volume: number;
  readonly after: number;
  readonly wave: OscillatorType;
};

/** A short knock: wood at 900 Hz, a click at 3000. */
type Knock = {
  readonly pitch: number;
  readonly volume: number;
  readonly after: number;
  readonly seconds: number;
};

export type Sound = { readonly tones: readonly Tone[]; readonly knocks: readonly Knock[] };

/** What every studio has: the press of a chip, what is dealt or comes to a stop, and how a round ends. */
export type SoundSet = Readonly<Record<'chip' | 'stop' | Grade, Sound>>;

/** What makes a studio sound unlike another: of what its tables are made, and on what its tunes are played. */
type Voice = {
  readonly wave: OscillatorType;
  /** The lowest note of its tunes, in Hz, and the notes above it as ratios. */
  readonly root: number;
  readonly steps: readonly number[];
  /** How long a note rings, in seconds, and how loud one is. */
  readonly ring: number;
  readonly volume: number;
  /** A second, higher voice over each note as a ratio: a bell's, an organ's; none where it is 0. */
  readonly overtone: number;
  /** What chips and stops are made of, in Hz. */
  readonly chip: number;
  readonly stop: number;
};

const voices = {
  /** Ivory on a brass wheel, and a celesta. */
  meridian: {
    wave: 'sine',
    root: 261.63,
    steps: [1, 1.25, 1.5, 2],
    ring: 0.6,
    volume: 0.09,
    overtone: 4,
    chip: 3200,
    stop: 2500,
  },
  /** Clay and baize, and low strings that are plucked. */
  halden: {
    wave: 'triangle',
    root: 220,
    steps: [1, 1.125, 1.5, 2],
    ring: 0.55,
    volume: 0.08,
    overtone: 0,
    chip: 2700,
    stop: 1400,
  },
  /** Oak and pawls, and a music box. */
  lantern: {
    wave: 'sine',
    root: 392,
    steps: [1, 1.25, 1.5, 1.6667, 2],
    ring: 0.7,
    volume: 0.07,
    overtone: 3,
    chip: 1900,
    stop: 420,
  },
  /** Micro switches, and a chip that knows one wave. */
  fifth: {
    wave: 'square',
    root: 440,
    steps: [1, 1.3333, 1.5, 2],
    ring: 0.16,
    volume: 0.022,
    overtone: 0,
    chip: 4200,
    stop: 3400,
  },
  /** Painted wood, and a kalimba. */
  oddlot: {
    wave: 'triangle',
    root: 329.63,
    steps: [1, 1.125, 1.25, 1.5, 1.6667],
    ring: 0.35,
    volume: 0.09,
    overtone: 3,
    chip: 2200,
    stop: 1100,
  },
  /** Boards and dice, and a reed that knows the blues. */
  hardway: {
    wave: 'sawtooth',
    root: 164.81,
    steps: [1, 1.2, 1.3333, 1.5, 1.8],
    ring: 0.4,
    volume: 0.028,
    overtone: 0,
    chip: 1500,
    stop: 700,
  },
  /** Open air, and fifths that hang in it. */
  commonhour: {
    wave: 'sine',
    root: 293.66,
    steps: [1, 1.5, 2, 2.25, 3],
    ring: 1.1,
    volume: 0.07,
    overtone: 0,
    chip: 2600,
    stop: 900,
  },
  /** Card and string, and small bells. */
  paperboat: {
    wave: 'sine',
    root: 523.25,
    steps: [1, 1.2, 1.5, 1.8, 2],
    ring: 0.5,
    volume: 0.06,
    overtone: 2.76,
    chip: 5200,
    stop: 3000,
  },
} as const satisfies Record<StudioId, Voice>;

/** A note of the voice so many steps up its scale, over octaves. */
const pitchAt = ({ root, steps }: Voice, step: number): number => {
  const octave = Math.floor(step / steps.length);
  return root * (steps[step % steps.length] ?? 1) * 2 ** octave;
};

const note = (voice: Voice, step: number, after: number, length = 1): readonly Tone[] => {
  const { wave, ring, volume, overtone } = voice;
  const pitch = pitchAt(voice, step);
  const low: Tone = { pitch, seconds: ring * length, volume, after, wave };
  if (overtone === 0) return [low];
  return [low, { pitch: pitch * overtone, seconds: ring * 0.4, volume: volume * 0.25, after, wave: 'sine' }];
};

/** So many notes up the scale, one every `gap` seconds; the last ones ring on together. */
const run = (voice: Voice, count: number, gap: number): readonly Tone[] => [
  ...Array.from({ length: count }, (_, step) => note(voice, step, step * gap)).flat(),
  ...[0, 2, 3].flatMap((step) => note(voice, step + voice.steps.length, count * gap, 2)),
];

const silence: Sound = { tones: [], knocks: [] };
const tune = (tones: readonly Tone[]): Sound => ({ tones, knocks: [] });
const knocks = (...all: readonly Knock[]): Sound => ({ tones: [], knocks: all });

const setOf = (voice: Voice): SoundSet => ({
  chip: knocks(
    { pitch: voice.chip, volume: 0.45, after: 0, seconds: 0.04 },
    { pitch: voice.chip * 1.28, volume: 0.22, after: 0.035, seconds: 0.03 },
  ),
  stop: knocks(
    { pitch: voice.stop, volume: 0.42, after: 0, seconds: 0.07 },
    { pitch: voice.stop * 4, volume: 0.1, after: 0.012, seconds: 0.025 },
  ),
  /** Something was put down, no more. */
  lost: knocks({ pitch: voice.stop * 0.5, volume: 0.04, after: 0, seconds: 0.05 }),
  returned: silence,
  win: tune([...note(voice, 0, 0), ...note(voice, 2, 0.12)]),
  big: tune(run(voice, 4, 0.11)),
  great: tune(run(voice, 9, 0.13)),
  jackpot: tune([...run(voice, 12, 0.14), ...note(voice, voice.steps.length * 2, 2.4, 3)]),
});

/** The sounds of each studio of the house. */
export const studioSounds: Readonly<Record<StudioId, SoundSet>> = {
  meridian: setOf(voices.meridian),
  halden: setOf(voices.halden),
  lantern: setOf(voices.lantern),
  fifth: setOf(voices.fifth),
  oddlot: setOf(voices.oddlot),
  hardway: setOf(voices.hardway),
  commonhour: setOf(voices.commonhour),
  paperboat: setOf(voices.paperboat),
};
