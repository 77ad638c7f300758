import { ofOne } from '../kit/risk.ts';
import { findBoard } from './boards.ts';
import { boardReturn } from './maths.ts';

export const riskOf = ofOne((spot) => {
  const board = findBoard(spot);
  return board && boardReturn(board).variance;
});
