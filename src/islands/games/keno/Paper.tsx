type PaperProps = { width: number; height: number; print: 'boat' | 'pinwheel' };

/** A boat over the sea, in two weights of the screen. */
const Boat = ({ height }: Pick<PaperProps, 'height'>) => (
  <>
    <g opacity=".5">
      <path d="M60 196L252 330L426 60L600 330L792 196L680 500H172Z" fill="url(#keno-dots)" />
      <path d="M426 60L600 330H426ZM792 196L710 254L680 500Z" fill="url(#keno-shade)" />
    </g>
    <path
      d={`M0 500Q53 478 106 500T212 500T318 500T424 500T530 500T636 500T742 500T852 500V${height - 10}Q852 ${height} 842 ${height}H10Q0 ${height} 0 ${height - 10}Z`}
      className="fill-paper-mint"
    />
  </>
);

/** A pinwheel folded from one sheet: four sails, each with its shaded fold, on a meadow. */
const Pinwheel = ({ width, height }: Pick<PaperProps, 'width' | 'height'>) => (
  <>
    <path
      d={`M0 ${height - 150}Q${width / 4} ${height - 250} ${width / 2} ${height - 170}T${width} ${height - 190}V${height - 10}Q${width} ${height} ${width - 10} ${height}H10Q0 ${height} 0 ${height - 10}Z`}
      className="fill-paper-mint"
      opacity=".7"
    />
    <path
      d={`M${width / 2 - 9} ${height / 2}H${width / 2 + 9}V${height - 40}H${width / 2 - 9}Z`}
      className="fill-paper-kraft"
      opacity=".6"
    />
    <g opacity=".55" transform={`translate(${width / 2} ${height / 2 - 40}) rotate(12)`}>
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0 0L0 -330Q150 -330 290 -290Z" fill="url(#keno-dots)" />
          <path d="M0 0L0 -330L150 -150Z" fill="url(#keno-shade)" />
        </g>
      ))}
    </g>
  </>
);

/** The paper with its picture in a coarse screen of pink under the numbers, as the duplicator leaves it. */
export const Paper = ({ width, height, print }: PaperProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
    <defs>
      <pattern id="keno-dots" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="6" cy="6" r="2.4" className="fill-paper-pink" />
      </pattern>
      <pattern id="keno-shade" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="6" cy="6" r="3.9" className="fill-paper-pink" />
      </pattern>
    </defs>
    <rect width={width} height={height} rx="10" className="fill-paper-sheet" />
    {print === 'boat' ? <Boat height={height} /> : <Pinwheel width={width} height={height} />}
    <rect
      x="8"
      y="8"
      width={width - 16}
      height={height - 16}
      rx="5"
      fill="none"
      strokeWidth="2"
      className="stroke-paper-night"
      opacity=".3"
    />
  </svg>
);
