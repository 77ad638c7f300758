import { type Rational, rationalOf } from '../../maths/rational.ts';

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export const segmentCounts = [10, 20, 30, 40, 50] as const;
export type SegmentCount = (typeof segmentCounts)[number];

/** So many segments of a wheel pay so much. */
export type Share = { readonly multiplier: string; readonly segments: number };

/** `3*1 1.2*14`: three times on one segment, 1.2 times on fourteen. The segments that are not told pay nothing. */
const tables: Readonly<Record<Risk, Readonly<Record<SegmentCount, string>>>> = {
  low: {
    10: '1.5*1 1.2*7',
    20: '3*1 1.2*14',
    30: '4.5*1 1.2*21',
    40: '6*1 1.2*28',
    50: '7.5*1 1.2*35',
  },
  medium: {
    10: '3*1 2*1 1.9*1 1.5*2',
    20: '5*1 3*2 1.5*5 1.3*1',
    30: '8*1 2*5 1.3*9',
    40: '12*1 2*6 1.2*13',
    50: '15*1 3*3 1.5*1 1.2*20',
  },
  high: {
    10: '9.9*1',
    20: '19.8*1',
    30: '29.7*1',
    40: '39.6*1',
    50: '49.5*1',
  },
};

/** The shares of a wheel, the largest multiplier first and what pays nothing last. */
export const sharesOf = (segments: SegmentCount, risk: Risk): readonly Share[] => {
  const paying = tables[risk][segments].split(' ').map((text): Share => {
    const [multiplier = '', count] = text.split('*');
    return { multiplier, segments: Number(count) };
  });
  const blank = segments - paying.reduce((sum, share) => sum + share.segments, 0);
  return [...paying, { multiplier: '0', segments: blank }];
};

/**
 * What each segment pays, clockwise from the one that is drawn as 0. Segments that pay alike are spread evenly: the i-th of
 * k stands at (i + ½) / k of the way round. The order is for the eye alone; each segment is as likely as any other.
 */
export const layoutOf = (segments: SegmentCount, risk: Risk): readonly string[] =>
  sharesOf(segments, risk)
    .flatMap(({ multiplier, segments: count }, rank) =>
      Array.from({ length: count }, (_, index) => ({ multiplier, rank, at: (2 * index + 1) / (2 * count) })),
    )
    .toSorted((a, b) => a.at - b.at || a.rank - b.rank)
    .map(({ multiplier }) => multiplier);

export const multiplierOf = (text: string): Rational => rationalOf(text);
