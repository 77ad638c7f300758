import { t } from '#i18n/client.ts';
import type { ScratchId } from '#stores/scratch.ts';
import { layouts } from './layout.ts';

type PaperProps = { title: string; number: number | undefined };

const teeth = (width: number, y: number): string =>
  Array.from(
    { length: Math.floor(width / 16) + 1 },
    (_, index) => `M${index * 16 - 4} ${y}a4 4 0 0 0 8 0a4 4 0 0 0-8 0`,
  ).join('');

const Letters = ({ text, x, y, size, ink }: { text: string; x: number; y: number; size: number; ink: string }) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" className={`font-display font-medium ${ink}`}>
    {text}
  </text>
);

const Small = ({ text, x, y, ink }: { text: string; x: number; y: number; ink: string }) => (
  <text x={x} y={y} fontSize="12.5" textAnchor="middle" className={`font-semibold ${ink}`}>
    {text}
  </text>
);

/** A shelf of the parcel room with its label. */
function ParcelPaper({ title, number }: PaperProps) {
  const { width, height } = layouts['scratch-parcel-room'];
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-teal" />
      <path
        d={`M0 ${height - 5}V198H${width}V${height - 5}Q${width} ${height} ${width - 5} ${height}H5Q0 ${height} 0 ${height - 5}Z`}
        fill="url(#scratch-dots)"
        opacity=".28"
      />
      <path
        d={`M12 196H${width - 12}M12 290H${width - 12}M12 384H${width - 12}`}
        strokeWidth="5"
        className="stroke-paper-night"
      />
      <rect x="18" y="16" width={width - 28} height="78" className="fill-paper-night" opacity=".35" />
      <rect x="14" y="12" width={width - 28} height="78" className="fill-paper-sheet" />
      <rect x="19" y="17" width={width - 38} height="68" fill="none" strokeWidth="2" className="stroke-paper-pink" />
      <Letters text={title} x={width / 2} y={58} size={46} ink="fill-paper-night" />
      <Small text={t('scratch.parcel_rule')} x={width / 2} y={77} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={height - 3}
          ink="fill-paper-sheet"
        />
      )}
    </>
  );
}

/** The moon, the quay's two lights, and the water. */
function FerryPaper({ title, number }: PaperProps) {
  const { width, height } = layouts['scratch-night-ferry'];
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-night" />
      <circle cx={width / 2} cy="192" r="114" className="fill-paper-pink" />
      <circle cx={width / 2 - 4} cy="194" r="114" fill="url(#scratch-paper)" opacity=".55" />
      <rect y="194" width={width} height={height - 194} rx="8" className="fill-paper-night" />
      <path d={`M0 84V8Q0 0 8 0H${width - 8}Q${width} 0 ${width} 8V84Z`} className="fill-paper-mint" />
      <path d={teeth(width, 84)} className="fill-paper-night" />
      {[0, 1, 2, 3].map((strip) => (
        <path
          key={strip}
          d={`M${60 - strip * 12} ${198 + strip * 58}H${width - 60 + strip * 12}l10 7H${50 - strip * 12}Z`}
          className={strip % 2 ? 'fill-paper-mint' : 'fill-paper-pink'}
          opacity=".5"
        />
      ))}
      <Letters text={title} x={width / 2} y={50} size={46} ink="fill-paper-night" />
      <Small text={t('scratch.ferry_rule')} x={width / 2} y={75} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={height - 6}
          ink="fill-paper-mint"
        />
      )}
    </>
  );
}

const papers = { 'scratch-parcel-room': ParcelPaper, 'scratch-night-ferry': FerryPaper } as const;

/** The ticket itself, before anything is printed in its fields. */
export function Paper({ id, title, number }: PaperProps & { id: ScratchId }) {
  const Drawn = papers[id];
  return (
    <>
      <defs>
        <pattern id="scratch-dots" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="4" cy="4" r="2" className="fill-paper-night" />
        </pattern>
        <pattern id="scratch-paper" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="4.5" cy="4.5" r="2.1" className="fill-paper-sheet" />
        </pattern>
      </defs>
      <Drawn title={title} number={number} />
      <path d={teeth(layouts[id].width, 0)} className="fill-paper-dim" />
    </>
  );
}
