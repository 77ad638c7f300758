import { pickGame } from '../rules.ts';
import { pennyProscenium } from './title.ts';

export const game = pickGame(pennyProscenium);
