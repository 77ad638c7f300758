import { type KenoSpot, parseSpotOn } from '../sheet.ts';
import { sheet } from './paytable.ts';

/** `picks:classic:1-5-7`: a table and 1 to 10 different numbers from 1 to 40, upwards. Anything else: undefined. */
export const parseSpot = (text: string): KenoSpot | undefined => parseSpotOn(sheet, text);
