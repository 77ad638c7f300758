import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** A sprout that has broken its seed. */
export const Sprout = () => (
  <>
    <Line d="M0 34C-4 14 4 2 0 -18" ink="leaf" width={8} />
    <Shape d="M0 -14C-8 -40 -30 -46 -48 -40C-46 -18 -26 -4 0 -14Z" ink="leaf" />
    <Shape d="M0 -18C6 -42 28 -50 48 -46C46 -22 26 -8 0 -18Z" ink="moss" />
    <Line d="M-8 -18C-18 -26 -28 -32 -38 -34M8 -22C18 -30 28 -36 38 -40" ink="cream" width={3} />
    <Shape d="M-26 28C-26 12 -6 12 -2 28C2 12 24 14 26 28C26 44 10 49 0 49C-10 49 -26 44 -26 28Z" ink="copper" />
    <Shape d="M-2 28C2 12 24 14 26 28C26 44 10 49 0 49Z" ink="chestnut" />
    <Line d="M-16 28Q-18 38 -8 42" ink="amber" width={3.5} />
  </>
);

/** The handwheel of the vault's door. */
const Handwheel = () => (
  <>
    <Disc r={47} ink="dark" />
    <Disc r={43} ink="sky" />
    <Disc r={32} ink="blue" />
    {places(5, 72).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-5} y={-40} width={10} height={40} ink="sky" />
        <Disc y={-43} r={6.5} ink="amber" />
      </At>
    ))}
    <Disc r={15} ink="dark" />
    <Disc r={11} ink="amber" />
    <Disc x={-3} y={-3} r={4} ink="cream" />
  </>
);

/** A pomegranate, a slice of it open. */
const Pomegranate = () => (
  <>
    <Shape d="M-12 -30L-18 -48L-6 -42L0 -50L6 -42L18 -48L12 -30Z" ink="copper" />
    <Disc y={8} r={39} ink="cherry" />
    <Shape d="M0 -31A39 39 0 0 1 39 8A39 39 0 0 1 0 47Q24 8 0 -31Z" ink="mulberry" />
    <Shape d="M-22 -12C-2 -20 18 -4 16 18C6 36 -18 36 -28 20C-32 8 -30 -4 -22 -12Z" ink="cream" />
    <Dots
      ink="rust"
      of={[
        [-16, -2, 6],
        [-3, -5, 6],
        [-20, 11, 6],
        [-7, 9, 6.5],
        [6, 6, 6],
        [-12, 22, 6],
        [2, 20, 6],
      ]}
    />
  </>
);

/** A cob of maize in its husk. */
const Maize = () => (
  <At place="rotate(16)">
    <Shape d="M0 -49C16 -44 22 -14 18 18C14 34 -14 34 -18 18C-22 -14 -16 -44 0 -49Z" ink="amber" />
    {places(6, 11, -34).map((y, row) => (
      <g key={y}>
        {places(3, 11, row % 2 ? -13 : -10).map((x) => (
          <Disc key={x} x={x} y={y} r={4.6} ink={(row + x) % 3 ? 'lemon' : 'copper'} />
        ))}
      </g>
    ))}
    <Shape d="M-4 48C-36 40 -38 2 -26 -18C-24 8 -14 26 -4 30Z" ink="leaf" />
    <Shape d="M4 48C36 40 38 2 26 -18C24 8 14 26 4 30Z" ink="moss" />
    <Shape d="M0 48C-14 40 -12 20 0 10C12 20 14 40 0 48Z" ink="leaf" />
  </At>
);

/** A pod with five peas. */
const Peas = () => (
  <At place="rotate(-34)">
    <Shape d="M-50 0C-30 -28 30 -28 50 0C30 28 -30 28 -50 0Z" ink="moss" />
    <Shape d="M-46 0C-28 -16 28 -16 46 0C28 16 -28 16 -46 0Z" ink="teal" />
    <Dots
      ink="leaf"
      of={[
        [-28, 0, 9],
        [-10, 0, 11],
        [11, 0, 11],
        [30, 0, 9],
      ]}
    />
    <Dots
      ink="cream"
      of={[
        [-31, -3, 2.5],
        [-13, -4, 3],
        [8, -4, 3],
        [27, -3, 2.5],
      ]}
    />
    <Line d="M48 0Q56 -6 54 -16" ink="moss" width={5} />
  </At>
);

const Acorn = () => (
  <At place="rotate(14)">
    <Shape d="M-28 -6H28C30 22 14 40 0 48C-14 40 -30 22 -28 -6Z" ink="copper" />
    <Shape d="M4 -6H28C30 22 14 40 0 48C12 30 10 8 4 -6Z" ink="rust" />
    <Line d="M-18 4Q-18 22 -8 32" ink="amber" width={4} />
    <Shape d="M-36 -6C-36 -32 -16 -36 0 -36C16 -36 36 -32 36 -6Q0 4 -36 -6Z" ink="chestnut" />
    <Line
      d="M-28 -14L-14 -4M-22 -26L2 -4M-2 -32L20 -6M14 -32L32 -12M28 -18L14 -4M20 -28L-2 -4M0 -32L-20 -8"
      ink="copper"
      width={2.5}
    />
    <Line d="M0 -36Q0 -46 8 -49" ink="chestnut" width={6} />
  </At>
);

const Sunflower = () => (
  <>
    {places(14, 360 / 14).map((turn, index) => (
      <Shape
        key={turn}
        d="M0 -18C-11 -30 -8 -42 0 -49C8 -42 11 -30 0 -18Z"
        at={`rotate(${turn})`}
        ink={index % 2 ? 'amber' : 'copper'}
      />
    ))}
    <Disc r={24} ink="chestnut" />
    <Disc r={19} ink="dark" />
    {places(8, 45).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Disc y={-13} r={3} ink="amber" />
        <Disc x={3} y={-6} r={2} ink="copper" />
      </At>
    ))}
  </>
);

/** An ear of wheat, bound. */
const Wheat = () => (
  <>
    <Line d="M-22 46Q-8 10 0 -30M22 46Q8 10 0 -30M0 46V-24" ink="copper" width={4} />
    {places(4, 15, -36).map((y) => (
      <g key={y}>
        <Shape d="M-2 14C-20 10 -22 -4 -16 -14C-4 -8 0 2 -2 14Z" at={`translate(0 ${y})`} ink="amber" />
        <Shape d="M2 14C20 10 22 -4 16 -14C4 -8 0 2 2 14Z" at={`translate(0 ${y})`} ink="copper" />
      </g>
    ))}
    <Shape d="M0 -32C-8 -38 -6 -46 0 -50C6 -46 8 -38 0 -32Z" ink="amber" />
    <Bar x={-15} y={25} width={30} height={11} round={4} ink="cherry" />
    <Bar x={-15} y={25} width={30} height={4} round={2} ink="rose" />
  </>
);

export const symbols: SymbolArt = {
  W: Sprout,
  S: Handwheel,
  A: Pomegranate,
  B: Maize,
  C: Peas,
  D: Acorn,
  E: Sunflower,
  F: Wheat,
};
