import { atom } from 'nanostores';
import {
  isOf,
  type SlipEvent,
  type SlipResult,
  type SlipTable,
  type StakesEvent,
  type TableEvent,
} from './slip-types.ts';

const historyLength = 30;

/** The round of such a game as everybody sees it, out of the events of its stream. */
export const createSlipTable = <Outcome>() => {
  type OpenTable = Extract<SlipTable<Outcome>, { state: 'open' }>;
  const $table = atom<SlipTable<Outcome>>({ state: 'connecting' });
  /** Server's clock less the browser's, in ms. */
  const $offsetMs = atom(0);

  const change = (part: Partial<OpenTable>): void => {
    const table = $table.get();
    if (table.state === 'open') $table.set({ ...table, ...part });
  };

  const hearTable = (event: TableEvent<Outcome>): void => {
    const { phase, round, nextAt, stakes, history } = event;
    const result = (phase === 'ended' && round && history.find((one) => isOf(one, round))) || null;
    $table.set({ state: 'open', live: true, phase, round, result, nextAt, stakes, history });
  };

  const hearStakes = ({ placed, cancelled }: StakesEvent): void => {
    const table = $table.get();
    if (table.state !== 'open') return;
    const lines = new Map(table.stakes.map((line) => [line.id, line]));
    for (const line of placed) lines.set(line.id, line);
    for (const id of cancelled) lines.delete(id);
    change({ stakes: [...lines.values()] });
  };

  const hearEnd = (result: SlipResult<Outcome>, nextAt: string): void => {
    const table = $table.get();
    if (table.state !== 'open') return;
    const others = table.history.filter((one) => !isOf(one, result));
    change({ phase: 'ended', result, nextAt, history: [result, ...others].slice(0, historyLength) });
  };

  /** Takes up one event of the stream; what is the player's own is another's. */
  const hear = (event: SlipEvent<Outcome>): void => {
    if ('serverNow' in event) $offsetMs.set(Date.parse(event.serverNow) - Date.now());
    switch (event.type) {
      case 'table':
        hearTable(event);
        break;
      case 'mine':
        break;
      case 'betting':
        change({ phase: 'betting', round: event.round, result: null, nextAt: null, stakes: [] });
        break;
      case 'countdown':
        change({ round: event.round });
        break;
      case 'started':
        change({ phase: 'running' });
        break;
      case 'stakes':
        hearStakes(event);
        break;
      case 'ended':
        hearEnd(event.result, event.nextAt);
        break;
    }
  };

  return { $table, $offsetMs, hear, breakOff: () => change({ live: false }) };
};
