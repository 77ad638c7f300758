const flags = [40, 120, 200, 280] as const;
const trees = [
  [438, 30],
  [492, 38],
  [548, 32],
  [606, 40],
  [662, 34],
  [724, 42],
  [784, 34],
] as const;

/** The paddock on a clear afternoon: the stand behind it, a hedge, and a path of sand about a lawn between white rails. */
export const Lawn = () => (
  <svg
    viewBox="0 0 800 500"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="absolute inset-0 size-full"
  >
    <rect width="800" height="220" className="fill-common-sky" />
    <rect y="70" width="800" height="150" className="fill-common-haze" opacity=".7" />
    <circle cx="560" cy="70" r="34" className="fill-common-sun" />
    <g className="fill-common-cream" opacity=".75">
      <path d="M360 66h120a14 14 0 0 0-10-26 28 28 0 0 0-52-8 20 20 0 0 0-32 12 14 14 0 0 0-26 22z" />
      <path d="M640 120h90a11 11 0 0 0-7-20 22 22 0 0 0-40-6 15 15 0 0 0-24 9 11 11 0 0 0-19 17z" />
    </g>
    <path d="M0 196C180 150 420 170 560 186s180 0 240-16v60H0z" className="fill-felt" opacity=".55" />
    {flags.map((x, index) => (
      <g key={x}>
        <path d={`M${x} 96V34`} strokeWidth="3" className="stroke-common-night" />
        <path d={`M${x + 1} 36l32 9-32 9z`} className={index % 2 ? 'fill-common-coral' : 'fill-common-sun'} />
      </g>
    ))}
    <path d="M0 92 330 92 360 124H0z" className="fill-common-coral" />
    <path d="M0 92h330l7 8H0z" className="fill-common-peach" />
    <path d="M0 124h352v106H0z" className="fill-common-night" />
    <path d="M0 128h344v18H0zM0 156h352v18H0zM0 184h352v18H0z" className="fill-common-deep" />
    {[136, 164, 192].map((y, row) =>
      Array.from({ length: 19 }, (_, seat) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={`${y},${seat}`}
          cx={10 + seat * 18 + (row % 2) * 8}
          cy={y}
          r="5.500"
          className={
            ['fill-common-peach', 'fill-common-cream', 'fill-common-coral', 'fill-common-light', 'fill-common-sun'][
              (seat * 7 + row * 3) % 5
            ]
          }
        />
      )),
    )}
    {trees.map(([x, r]) => (
      <g key={x}>
        <circle cx={x} cy="188" r={r} className="fill-felt-deep" />
        <circle cx={x - r * 0.25} cy={188 - r * 0.25} r={r * 0.7} className="fill-table-green" />
      </g>
    ))}
    <rect y="206" width="800" height="34" className="fill-felt-deep" />
    <rect y="206" width="800" height="8" className="fill-table-green" />
    <rect y="236" width="800" height="264" className="fill-common-peach" />
    <rect y="236" width="800" height="30" className="fill-common-cream" opacity=".5" />
    <ellipse cx="400" cy="352" rx="470" ry="46" className="fill-felt-deep" />
    <ellipse cx="400" cy="346" rx="468" ry="44" className="fill-table-green" />
    <ellipse cx="400" cy="344" rx="380" ry="28" className="fill-felt" opacity=".35" />
    <g className="fill-table-card">
      <rect y="228" width="800" height="7" />
      {Array.from({ length: 11 }, (_, post) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post is its number
        <rect key={post} x={20 + post * 76} y="228" width="6" height="26" opacity=".9" />
      ))}
    </g>
  </svg>
);
