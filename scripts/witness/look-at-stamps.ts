import { headName } from '#domain/transparency/judge-heads.ts';
import { fetchStamp } from './house.ts';
import {
  judgeKept,
  judgeStamp,
  keepStamp,
  type StampVerdict,
  stampFolder,
  stampsToAsk,
  type Trusted,
} from './stamps.ts';
import { headLine, type Memory, type Shown } from './watch.ts';

/** Whether every stamp holds, and what there is to say. */
export type StampReport = { readonly ok: boolean; readonly lines: readonly string[] };

const linesOf = ({ head, said }: StampVerdict): string[] => [`The stamp of this head ${said}`, `  ${headLine(head)}`];

/** Fetches the stamps that are not kept yet, judges and keeps them. Throws where the house is away. */
const judgeFresh = async (address: string, folder: string, shown: Shown, trusted: Trusted): Promise<StampVerdict[]> => {
  const verdicts: StampVerdict[] = [];
  for (const head of stampsToAsk(folder, shown)) {
    const given = await fetchStamp(address, head.at);
    const token = new Uint8Array(Buffer.from(given.stamp.token, 'base64'));
    const isOfHead = headName(given.head) === headName(head);
    const verdict = isOfHead
      ? judgeStamp(head, token, trusted, Date.now())
      : { head, ok: false, said: 'comes with another head than the one that is shown' };
    if (verdict.ok) keepStamp(folder, head, token);
    verdicts.push(verdict);
  }
  return verdicts;
};

/** Looks at the stamps of what was shown; with `isFirst` at those as well that were kept before. */
export const lookAtStamps = async (
  { address, state, trusted }: { readonly address: string; readonly state: string; readonly trusted: Trusted },
  memory: Memory,
  shown: Shown,
  isFirst: boolean,
): Promise<StampReport> => {
  const folder = stampFolder(state, address);
  const kept = isFirst ? judgeKept(folder, memory.heads, trusted, Date.now()) : [];
  const fresh = await judgeFresh(address, folder, shown, trusted);
  const all = [...kept, ...fresh];
  const wrong = all.filter(({ ok }) => !ok);
  if (wrong.length > 0) return { ok: false, lines: wrong.flatMap(linesOf) };
  const late = fresh.filter(({ said }) => said !== undefined);
  const whose = trusted === 'anybody' ? 'whose they are was not checked (--authority)' : 'all of the authority';
  return {
    ok: true,
    lines: [
      ...late.slice(0, 3).flatMap(linesOf),
      ...(late.length > 3 ? [`… and those of ${late.length - 3} more heads came as late`] : []),
      ...(all.length > 0 ? [`Time stamps that are of their heads: ${all.length}, ${whose}, kept in ${folder}`] : []),
    ],
  };
};
