import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { keep } from './keep.ts';

export type { JSX } from 'react/jsx-dev-runtime';
/** The same while one works on the house. */
export { Fragment } from 'react/jsx-dev-runtime';

type Source = { readonly fileName: string; readonly lineNumber: number; readonly columnNumber: number };

export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: Source,
  self?: unknown,
): ReactElement => reactJsxDev(type, keep(type, props), key, isStatic, source, self);
