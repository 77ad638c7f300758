import type { ElementType, Key, ReactElement } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { keep } from './keep.ts';

export type { JSX } from 'react/jsx-runtime';
/** What the elements of the house's `.tsx` files become (`jsxImportSource` of tsconfig.json): React's, their figures kept (keep.ts). */
export { Fragment } from 'react/jsx-runtime';

export const jsx = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsx(type, keep(type, props), key);
export const jsxs = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsxs(type, keep(type, props), key);
