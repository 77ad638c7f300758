import { detailed, either } from '../kit/outcome/spot-words.ts';

export const spots = either(
  detailed(/^under:([\d.]+)$/, 'under'),
  detailed(/^over:([\d.]+)$/, 'over'),
  detailed(/^inside:([\d.]+)-([\d.]+)$/, 'inside'),
  detailed(/^outside:([\d.]+)-([\d.]+)$/, 'outside'),
);
