import * as z from 'zod/mini';
import { uuid } from '../wire.ts';
import { anyEvent } from './define-event.ts';

/** Of whom a case is, and which rule fired, is told to nobody outside: who hears of a suspicion may tell of it. */
export const riskEvents = [
  anyEvent('risk.case_opened', 1, 'Something is to be looked into at the desk; `byRule`: no person opened it.', {
    caseId: uuid,
    byRule: z.boolean(),
  }),
  anyEvent('risk.case_decided', 1, 'People have decided on such a case; what, is for the desk alone.', {
    caseId: uuid,
  }),
] as const;
