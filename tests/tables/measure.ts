/** What of a page is too small for a thumb or for the eye, as it stands on the screen after every scaling. */

const targetMin = 44;
const textMin = 12;

const pressable =
  'button, a[href], select, textarea, summary, input:not([type=hidden]), [role=button], [role=switch], [role=slider], [role=radio], [role=tab]';

/** Half a pixel is drawn as one: what the browser rounds is not too small. */
const slack = 0.5;

const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null;

/** For the screen reader alone: one pixel, or cut off. */
const isHidden = (element: Element): boolean => {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { width, height } = one.getBoundingClientRect();
    const { clipPath, clip, overflow } = getComputedStyle(one);
    if (clip === 'rect(0px, 0px, 0px, 0px)' || (clipPath !== 'none' && width <= 1)) return true;
    if (overflow === 'hidden' && width <= 1 && height <= 1) return true;
  }
  return false;
};

const isOnScreen = ({ left, right, top, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** The label around a field is pressed as well as the field, and any label where the box itself is hidden. */
const pressedOf = (element: Element): Element => {
  if (!(element instanceof HTMLInputElement)) return element;
  return element.closest('label') ?? (isHidden(element) ? element.labels?.[0] : undefined) ?? element;
};

/** A link in a sentence is as high as its line (WCAG 2.5.8 excepts it). */
const isInSentence = (element: Element): boolean =>
  element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline';

/** How far from its middle a press in one direction still meets the target: its drawn box, or more where it reaches further. */
const reach = (target: Element, x: number, y: number, dx: number, dy: number): number => {
  let far = 0;
  for (let step = 1; step <= targetMin / 2; step += 1) {
    const hit = document.elementFromPoint(x + dx * step, y + dy * step);
    if (!hit || (hit !== target && !target.contains(hit))) break;
    far = step;
  }
  return far;
};

/** Width and height of where a press meets the target. */
const sizeOf = (target: Element): { readonly width: number; readonly height: number } => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const across = reach(target, x, y, 1, 0) + reach(target, x, y, -1, 0);
  const down = reach(target, x, y, 0, 1) + reach(target, x, y, 0, -1);
  return { width: Math.max(width, across), height: Math.max(height, down) };
};

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40) ||
  element.tagName.toLowerCase();

/** A finding: what it is, and its smaller side or the height of its letters in px. */
export type Small = { readonly what: string; readonly px: number };

/** Something lies over its middle, as a wheel does over the layout while it turns: it cannot be pressed now. */
const isCovered = (target: Element): boolean => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === null || !(target === hit || target.contains(hit));
};

/** Places of a board that a first tap draws large: what counts is how large they are then. */
const waitsForTap = (element: Element): boolean => element.closest('[data-zoom=whole]') !== null;

/** Targets of which a side is under 44 px, but for links in a sentence. */
export const smallTargets = (root: Element): Small[] =>
  [...new Set([...root.querySelectorAll(pressable)].map(pressedOf))].flatMap((target) => {
    if (!isDrawn(target) || isHidden(target) || isInSentence(target) || waitsForTap(target)) return [];
    if (!isOnScreen(target.getBoundingClientRect()) || isCovered(target)) return [];
    const { width, height } = sizeOf(target);
    if (width + slack >= targetMin && height + slack >= targetMin) return [];
    return [{ what: nameOf(target), px: Math.round(Math.min(width, height)) }];
  });

/** By how much the transforms of an element and all around it enlarge what it says. */
const scaleOf = (element: Element): number => {
  if (element instanceof SVGGraphicsElement) {
    const { a, b } = element.getScreenCTM() ?? new DOMMatrix();
    return Math.hypot(a, b);
  }
  let scale = 1;
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { transform, scale: own } = getComputedStyle(one);
    if (transform !== 'none') {
      const { a, b } = new DOMMatrix(transform);
      scale *= Math.hypot(a, b);
    }
    if (own !== 'none') scale *= Number.parseFloat(own);
  }
  return scale;
};

/** Texts that are drawn under 12 px: words and figures, not signs that say nothing. */
export const smallTexts = (root: Element): Small[] => {
  const found = new Map<string, Small>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent } = node;
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (!parent || !/[\p{L}\p{N}]/u.test(text) || !isDrawn(parent) || isHidden(parent)) continue;
    if (parent.closest('title, style, script, defs, symbol, option')) continue;
    range.selectNodeContents(node);
    if (!isOnScreen(range.getBoundingClientRect())) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
    if (size + 0.05 < textMin) found.set(text, { what: text.slice(0, 40), px: Math.round(size * 10) / 10 });
  }
  return [...found.values()];
};
