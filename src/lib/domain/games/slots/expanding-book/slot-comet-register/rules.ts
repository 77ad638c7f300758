import { bookGame } from '../rules.ts';
import { cometRegister } from './title.ts';

export const game = bookGame(cometRegister);
