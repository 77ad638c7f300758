type Point = readonly [x: number, y: number];

/** Half of a frame's width; it stands so far within its cell above and below. */
const [halfWide, inset, corner] = [46, 4, 12];

/** A frame with round corners about the symbol in the middle of a cell of this height, as a path. */
export const frameOf = ([x, y]: Point, cellHeight: number): string => {
  const high = cellHeight / 2 - inset;
  const [across, down] = [2 * (halfWide - corner), 2 * (high - corner)];
  const turn = (dx: number, dy: number, toX: number, toY: number): string =>
    `q${dx * corner} ${dy * corner} ${toX * corner} ${toY * corner}`;
  return (
    `M${x - halfWide + corner} ${y - high}h${across}${turn(1, 0, 1, 1)}v${down}${turn(0, 1, -1, 1)}` +
    `h${-across}${turn(-1, 0, -1, -1)}v${-down}${turn(0, -1, 1, -1)}Z`
  );
};

/** What joins two frames, from edge to edge, so that nothing crosses their symbols. */
const joinOf = ([fromX, fromY]: Point, [toX, toY]: Point, cellHeight: number): string => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = Math.min(halfWide / Math.abs(dx), (cellHeight / 2 - inset) / Math.max(1, Math.abs(dy)));
  const at = (part: number): string => `${(fromX + dx * part).toFixed(1)} ${(fromY + dy * part).toFixed(1)}`;
  return `M${at(share)}L${at(1 - share)}`;
};

/** The cells of a line as a chain of frames, from the first to the last. */
export const chainOf = (middles: readonly Point[], cellHeight: number): string =>
  middles
    .map((middle, index) => {
      const before = middles[index - 1];
      return `${before ? joinOf(before, middle, cellHeight) : ''}${frameOf(middle, cellHeight)}`;
    })
    .join('');
