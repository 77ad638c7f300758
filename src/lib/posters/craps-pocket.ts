import { hardway as ink } from './hardway.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground } from './shapes.ts';

export const crapsPocketPoster: Poster = { svg: posterSvg(ground(ink.lamp)) };
