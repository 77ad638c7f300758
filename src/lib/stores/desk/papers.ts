import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskInput } from './call-desk.ts';
import { createDeskChosen } from './chosen.ts';

export type Paper = DeskAnswer<'listPapers'>[number];
type PaperDecision = DeskInput<'decidePaper'>['body'];

export const $papers = createDeskQuery(() => callDesk('listPapers', {}));
export const $paper = createDeskChosen((id) => callDesk('readPaper', { params: { id } }));

const ids = (): string[] => $papers.get().data?.map(({ id }) => id) ?? [];

/** Opens the paper that stands `by` further in the list, where there is one. */
export const stepPaper = (by: 1 | -1): void => {
  const { id } = $paper.get();
  const all = ids();
  const next = id === null ? all[0] : all[all.indexOf(id) + by];
  if (next !== undefined) void $paper.open(next);
};

/** Decides on a paper. Once it is decided the next one opens by itself: the one behind it, else the first that still waits. */
export const decidePaper = async (id: string, body: PaperDecision) => {
  const all = ids();
  const behind = all[all.indexOf(id) + 1];
  const answer = await afterAct(callDesk('decidePaper', { params: { id }, body }), () => $papers.reload());
  if (answer.ok) {
    const left = ids().filter((one) => one !== id);
    await $paper.open(behind !== undefined && left.includes(behind) ? behind : (left[0] ?? null));
  } else if (answer.code !== 'not_signed_in') await $paper.reload();
  return answer;
};
