export const flipMs = 760;
/** Half turns of a flip; one more when the coin must come up on its other side. */
const halfTurns = 6;
const steps = 24;
/** How high it flies, in hundredths of its own size. */
const liftMax = 46;

/** The way of a flip from one side (0 heads, 1 tails) to another: thrown up and caught, turning evenly. */
export const flipFrames = (from: number, to: number) => {
  const [start, turns] = [from * 180, halfTurns + (from === to ? 0 : 1)];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return { lift: liftMax * 4 * share * (1 - share), degrees: start + 180 * turns * share };
  });
};
