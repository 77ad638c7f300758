import { type OutlineOptions, outline } from './outline.ts';

const textElement = /<text\b([^>]*)>([^<&]*)<\/text>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** What the display face sets by itself; every other attribute stays on the path. */
const setByFace = new Set(['x', 'y', 'font-family', 'font-size', 'text-anchor', 'letter-spacing']);

/**
 * A drawing with each `<text>` set in outlines of the display face, so that it needs no font where it is drawn.
 * Letter spacing is in ems, as `letter-spacing=".02em"`. Throws when a text has no place or size.
 */
export const setLetters = (svg: string): string =>
  svg.replace(textElement, (element, attributes: string, text: string) => {
    const values = new Map([...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
    const kept = [...values].filter(([name]) => !setByFace.has(name)).map(([name, value]) => ` ${name}="${value}"`);
    return `<path d="${outline(text, placeOf(element, values))}"${kept.join('')}/>`;
  });

function placeOf(element: string, values: ReadonlyMap<string, string>): OutlineOptions {
  const figure = (name: string, fallback?: string): number => {
    const value = Number.parseFloat(values.get(name) ?? fallback ?? '');
    if (Number.isNaN(value)) throw new Error(`${element}: needs ${name}`);
    return value;
  };
  return {
    x: figure('x'),
    y: figure('y'),
    size: figure('font-size'),
    align: alignOf(values.get('text-anchor')),
    tracking: figure('letter-spacing', '0'),
  };
}

const alignOf = (anchor: string | undefined): NonNullable<OutlineOptions['align']> =>
  anchor === 'middle' || anchor === 'end' ? anchor : 'start';
