/** A picture is asked for when it has been near the screen for this long: what flies past loads nothing. */
const lazyDelayMs = 200;
/** Near: half a screen up and down; in a row that scrolls by itself, half of its width. */
const nearness = { rootMargin: '50% 0px', scrollMargin: '0px 50%' };

/**
 * Where scripting is on, the style sheet gives a waiting picture no box, and a lazy picture without a box is not loaded.
 * So a change of state is all there is to do, and without script the browser's own lazy loading does its work.
 */
type State = 'loading' | 'shown';
const waiting = 'img[data-state=waiting]';

const setState = (image: HTMLImageElement, state: State): void => {
  image.dataset['state'] = state;
};

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const nearby = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting) timers.set(target, setTimeout(load, lazyDelayMs, target));
  }
}, nearness);

function load(poster: Element): void {
  nearby.unobserve(poster);
  const image = poster.querySelector<HTMLImageElement>(waiting);
  if (image === null) return;
  image.sizes = `${poster.clientWidth}px`;
  setState(image, 'loading');
  // Shown when it is decoded, so that it never comes in strips; also when another width was chosen meanwhile.
  const show = () => setState(image, 'shown');
  image.decode().then(show, show);
}

/** Watches the posters within a part of the page. */
function watch(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-poster] > img:last-of-type')) {
    if (image.matches(waiting) && image.parentElement) nearby.observe(image.parentElement);
    // What failed before this ran.
    else if (image.complete && image.naturalWidth === 0) fail(image);
  }
}

/** The name takes the place of a picture that cannot be had: the style sheet sets it on the studio's cloth. */
function fail(image: HTMLImageElement): void {
  image.parentElement?.setAttribute('data-broken', '');
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.parentElement?.matches('[data-poster]')) fail(target);
  },
  true,
);
watch(document);
// More games of a list, and what an island shows.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element && node.firstElementChild !== null) watch(node);
}).observe(document.body, { childList: true, subtree: true });
