import { catalogue } from '#layouts/catalogue.ts';
import { drawPicture, picturePaths } from '../../../lib/posters/picture-route.ts';

export const getStaticPaths = () => picturePaths('images', new Set(catalogue.featuredImages));
export const GET = drawPicture;
