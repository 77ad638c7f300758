type Stops = readonly (readonly [offset: number, colour: string])[];

/** Brass that is lit from above, as classes of text: the stops take the colour of the text. */
export const brass: Stops = [
  [0, 'text-brass-bright'],
  [0.45, 'text-brass'],
  [1, 'text-brass-dim'],
];

/** Oiled walnut. */
export const walnut: Stops = [
  [0, 'text-meridian-walnut'],
  [0.5, 'text-table-rail'],
  [1, 'text-meridian-walnut'],
];

type RampProps = {
  id: string;
  stops: Stops;
  /** The light falls on a dome instead of along a face. */
  dome?: boolean;
  /** Of a face: how far the light is turned, in degrees; 90 falls from above. */
  turn?: number;
};

/** A gradient of tokens, inside `defs`: what gives a drawn thing its material. */
export function Ramp({ id, stops, dome = false, turn = 90 }: RampProps) {
  const shades = stops.map(([offset, colour]) => (
    <stop key={offset} offset={offset} stopColor="currentColor" className={colour} />
  ));
  return dome ? (
    <radialGradient id={id} cx="0.36" cy="0.3" r="0.78">
      {shades}
    </radialGradient>
  ) : (
    <linearGradient id={id} gradientTransform={`rotate(${turn} 0.5 0.5)`}>
      {shades}
    </linearGradient>
  );
}
