import type { SettledRecord } from '#stores/history/round-view.ts';
import type { Describe, OutcomeLine } from '../../games/kit/outcome/describe.ts';
import { plain } from '../../games/kit/outcome/read.ts';
import { outcomes } from '../../games/outcomes.ts';

const asRecorded: Describe = (outcome) =>
  Object.entries(outcome).map(([name, value]) => ({
    name: plain(name),
    text: typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));

const described: Readonly<Record<string, Describe | undefined>> = outcomes;

/** How a round came out, line by line; a game of another house shows its record. A bet taken back has none. */
export const outcomeLines = ({ gameId, outcome }: Pick<SettledRecord, 'gameId' | 'outcome'>): readonly OutcomeLine[] =>
  Object.keys(outcome).length === 0 ? [] : (described[gameId] ?? asRecorded)(outcome);
