import { Fragment, jsx } from 'react/jsx-runtime';
import { keptParts } from '#domain/kept-parts.ts';

type Props = { readonly children?: unknown; readonly translate?: unknown };

/** What holds text and nothing else, or is no sentence. */
const plain = new Set(['option', 'textarea', 'title', 'style', 'script', 'text', 'tspan', 'desc']);

/**
 * A text whose figures are not to be translated. Each piece stands in an element of its own: a translation takes text nodes out, and React
 * has none between two elements to look for.
 */
const told = (text: string, key?: number): unknown => {
  const parts = keptParts(text);
  if (parts === undefined) return text;
  const [only] = parts;
  if (parts.length === 1 && only) return jsx('span', { translate: 'no', children: only.text }, key);
  const children = parts.map((part, at) =>
    jsx('span', part.kept ? { translate: 'no', children: part.text } : { children: part.text }, at),
  );
  // One element in the place of one text: in a row of boxes it stays one.
  return jsx('span', { children }, key);
};

/**
 * The properties of an element with `translate="no"` about every amount, figure, code and address in its own text; the same object
 * where there is none. What is one figure as a whole says so itself.
 */
export const keep = <Given extends Props>(type: unknown, props: Given): Given => {
  const { children, translate } = props;
  if (translate !== undefined || (type !== Fragment && (typeof type !== 'string' || plain.has(type)))) return props;
  if (typeof children === 'string') {
    const parts = keptParts(children);
    if (parts === undefined) return props;
    // Its name, where it has another, is a sentence.
    if (parts.length === 1 && type !== Fragment && !('aria-label' in props)) return { ...props, translate: 'no' };
    return { ...props, children: told(children) };
  }
  if (!Array.isArray(children) || !children.some((child) => typeof child === 'string' && keptParts(child)))
    return props;
  return { ...props, children: children.map((child, at) => (typeof child === 'string' ? told(child, at) : child)) };
};
