import { ofOne } from '../kit/risk.ts';
import { mathsOf } from './maths.ts';
import { type KenoSheet, parseSpotOn } from './sheet.ts';

export const ticketRisk = (sheet: KenoSheet) =>
  ofOne((spot) => {
    const ticket = parseSpotOn(sheet, spot);
    return ticket && mathsOf(sheet).kenoReturn(ticket.table, ticket.picks.length).variance;
  });
