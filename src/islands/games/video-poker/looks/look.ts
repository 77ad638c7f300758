/** How a covered card is patterned; each machine has its own. */
export type BackPattern = 'flaps' | 'waves' | 'bulbs' | 'tubes' | 'segments' | 'dots' | 'harlequin';

/** What makes one machine another to the eye and ear. Each text is a list of classes. */
export type Look = {
  /** The table behind the machine, as the two ends of a gradient. */
  readonly ground: string;
  /** How a card comes up, as keyframes of 150 ms. */
  readonly turn: readonly Keyframe[];
  readonly sounds: Readonly<Record<'card' | 'row', () => void>>;
  /** Text in the machine's own light, on the ground. */
  readonly ink: string;
  readonly held: string;
  readonly card: {
    /** The open side, and the two colours of suits on it. */
    readonly face: string;
    readonly black: string;
    readonly red: string;
    /** Whether the open side has an edge in its suit's colour. */
    readonly edged: boolean;
    readonly back: string;
    readonly backEdge: string;
    readonly backInk: string;
    readonly pattern: BackPattern;
  };
  readonly board: {
    readonly box: string;
    readonly table: string;
    /** How a hand's name stands in its line, and its ink when it is not lit. */
    readonly pad: string;
    readonly name: string;
    /** A payout of the coins in play, and of any other number of them. */
    readonly chosen: string;
    readonly other: string;
    readonly lit: string;
    /** What lies behind the letters of the whole board: lines of a tube, dots of a screen. */
    readonly under?: string;
  };
};
