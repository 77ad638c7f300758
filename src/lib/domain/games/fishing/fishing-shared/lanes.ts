/**
 * Ways through the sea, each of one kind, and on each one fish at a time. It is a picture: where a fish is when it is shot at
 * changes no chance. `depths` from 0 at the surface to 1 at the ground; times in seconds.
 */
export type Lane = {
  readonly kind: string;
  readonly depths: readonly [number, number];
  /** From one side to the other. */
  readonly crosses: number;
  /** From one fish of the lane to the next. */
  readonly every: number;
};

const lane = (kind: string, depths: readonly [number, number], crosses: number, every: number): Lane => ({
  kind,
  depths,
  crosses,
  every,
});

/** The place of a lane in this list is its number, and part of the names of its fish. */
export const lanes: readonly Lane[] = [
  lane('sardine', [0, 0.08], 19, 21),
  lane('sardine', [0.06, 0.14], 23, 25),
  lane('sardine', [0.12, 0.22], 17, 19.4),
  lane('mackerel', [0.16, 0.26], 16, 18.5),
  lane('mackerel', [0.22, 0.34], 14, 16),
  lane('bream', [0.24, 0.36], 23, 26),
  lane('bream', [0.36, 0.46], 26, 28.7),
  lane('pufferfish', [0.3, 0.52], 34, 36),
  lane('angelfish', [0.42, 0.52], 27, 30),
  lane('angelfish', [0.54, 0.66], 30, 33.3),
  lane('turtle', [0.34, 0.56], 38, 41),
  lane('stingray', [0.62, 0.74], 28, 31.5),
  lane('swordfish', [0.46, 0.66], 15, 19),
  lane('shark', [0.78, 0.94], 26, 33),
];

export const laneOf = (number: number): Lane | undefined => lanes[number];
