import { lantern as ink } from './brass-lantern.ts';
import { letters, rect } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

export const sodaSiphonPoster: Poster = {
  svg: posterSvg(rect(0, 0, 960, 1280, ink.lagoon) + letters('Soda', { x: 480, y: 604, size: 370, align: 'middle' }, ink.cream)),
};
