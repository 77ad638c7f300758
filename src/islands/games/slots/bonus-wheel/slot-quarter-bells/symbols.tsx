import { At, Bar, Disc, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The tower's dial. */
const Clock = () => (
  <>
    <Disc r={47} ink="chestnut" />
    <Disc r={42} ink="amber" />
    <Disc r={37} ink="cream" />
    {places(12, 30).map((turn, index) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-2.5} y={-35} width={5} height={index % 3 ? 7 : 13} ink="indigo" />
      </At>
    ))}
    <Line d="M0 6V-24" ink="rust" width={6} />
    <Line d="M-6 3L17 -9" ink="rust" width={6} />
    <Disc r={6} ink="indigo" />
  </>
);

/** The gilded cock that turns with the wind. */
const Weathercock = () => (
  <>
    <Line d="M2 16V47" ink="indigo" width={6} />
    <Line d="M-28 36H32M-28 36L-20 29M-28 36L-20 43" ink="indigo" width={5} />
    <Shape
      d="M-30 -24C-22 -38 -8 -34 -6 -20C0 -8 10 -6 16 -14C16 -34 28 -44 46 -40C34 -32 46 -26 42 -12C40 10 24 20 2 20C-18 20 -28 4 -24 -14Z"
      ink="amber"
    />
    <Shape d="M16 -14C16 -34 28 -44 46 -40C30 -34 30 -14 22 -6Z" ink="copper" />
    <Shape d="M-10 -4C2 0 16 2 22 -2C18 12 -2 14 -10 -4Z" ink="copper" />
    <Shape d="M-24 -30C-30 -44 -20 -42 -19 -36C-18 -46 -9 -44 -12 -34C-6 -38 -2 -32 -8 -26Z" ink="rust" />
    <Shape d="M-26 -22L-40 -16L-25 -13Z" ink="rust" />
    <Disc x={-17} y={-20} r={3} ink="indigo" />
  </>
);

/** A cast bell on its yoke. */
const Bell = () => (
  <>
    <Bar x={-34} y={-46} width={68} height={12} round={3} ink="chestnut" />
    <Line d="M-14 -34V-26M14 -34V-26" ink="dark" width={6} />
    <Disc y={36} r={9} ink="dark" />
    <Shape d="M-18 -28H18Q24 8 42 30H-42Q-24 8 -18 -28Z" ink="lagoon" />
    <Shape d="M-18 -28H-4Q-6 8 -14 30H-42Q-24 8 -18 -28Z" ink="teal" />
    <Bar x={-44} y={27} width={88} height={9} round={4} ink="teal" />
    <Line d="M-19 -8H19M-24 10H24" ink="cream" width={3} />
  </>
);

const Pendulum = () => (
  <>
    <Bar x={-30} y={-47} width={60} height={10} round={3} ink="chestnut" />
    <Line d="M-38 12Q0 50 38 12" ink="blue" width={3} opacity={0.6} />
    <At place="translate(0 -40) rotate(-22)">
      <Bar x={-3} y={0} width={6} height={62} ink="copper" />
      <Disc y={66} r={19} ink="copper" />
      <Disc y={66} r={13} ink="amber" />
      <Disc y={66} r={5} ink="cream" />
    </At>
    <Disc y={-40} r={6} ink="indigo" />
  </>
);

const Cogwheel = () => (
  <>
    {places(10, 36).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Shape d="M-9 -30L-6 -46H6L9 -30Z" ink="mulberry" />
      </At>
    ))}
    <Disc r={35} ink="mulberry" />
    <Disc r={25} ink="plum" />
    <Line d="M-24 0H24M-12 -21L12 21M12 -21L-12 21" ink="mulberry" width={8} />
    <Disc r={11} ink="mulberry" />
    <Disc r={5} ink="cream" />
  </>
);

/** A swift in its curve about the tower. */
const Swift = () => (
  <At place="rotate(-18)">
    <Shape
      d="M-46 -24C-20 -26 -6 -16 0 -8C8 -18 24 -28 47 -26C30 -18 18 -4 9 8L12 30L4 22L0 40L-6 22L-13 31L-9 8C-18 -6 -30 -18 -46 -24Z"
      ink="blue"
    />
    <Shape d="M-46 -24C-20 -26 -6 -16 0 -8L-2 20C-8 4 -22 -16 -46 -24Z" ink="indigo" />
    <Shape d="M-5 -10Q0 -24 5 -10L0 2Z" ink="indigo" />
    <Shape d="M-3 -5H3L0 4Z" ink="cream" />
  </At>
);

const leaf = 'M0 0L-14 -6L-8 -14L-17 -25L-5 -23L0 -36L5 -23L17 -25L8 -14L14 -6Z';

const Ivy = () => (
  <>
    <Line d="M-30 46C-34 20 0 22 -4 0C-8 -20 20 -20 24 -44" ink="chestnut" width={4} />
    <Shape d={leaf} at="translate(-20 24) rotate(-62)" ink="moss" />
    <Shape d={leaf} at="translate(-2 8) rotate(58)" ink="leaf" />
    <Shape d={leaf} at="translate(0 -8) rotate(-48)" ink="moss" />
    <Shape d={leaf} at="translate(20 -20) rotate(70) scale(.8)" ink="leaf" />
  </>
);

export const symbols: SymbolArt = {
  K: Clock,
  A: Weathercock,
  B: Bell,
  C: Pendulum,
  D: Cogwheel,
  E: Swift,
  F: Ivy,
};
