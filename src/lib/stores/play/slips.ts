import { createOwnSlip } from './own-slip.ts';
import { createSlipTable } from './slip-table.ts';
import type { SlipCalls, SlipEvent } from './slip-types.ts';

/** The stores and actions of a game that everybody plays at once and nobody acts in: a slip is handed in, and the round watched. */
export const createSlips = <Outcome>(calls: SlipCalls<Outcome>) => {
  const table = createSlipTable<Outcome>();
  const own = createOwnSlip(calls);

  /** Takes up one event of the stream. */
  const hear = (event: SlipEvent<Outcome>): void => {
    table.hear(event);
    if (event.type === 'mine') own.hear(event.stake);
    if (event.type === 'ended' && table.$table.get().state === 'open') own.hearEnd(event.result);
  };

  /** Goes to the table: hears it until the returned function is called. For one mounted island at a time. */
  const join = (): (() => void) => calls.listen(hear, table.breakOff);

  return {
    $table: table.$table,
    $offsetMs: table.$offsetMs,
    $slip: own.$slip,
    hear,
    join,
    placeSlip: own.place,
    resumeSlip: own.resume,
    cancelSlip: own.cancel,
    dismissSlipRefusal: own.dismissRefusal,
  };
};
