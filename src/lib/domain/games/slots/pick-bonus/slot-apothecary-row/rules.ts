import { pickGame } from '../rules.ts';
import { apothecaryRow } from './title.ts';

export const game = pickGame(apothecaryRow);
