type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|file)$/.test(target.type));

/** Holds back clicks and submits in `element` until `release`, which then does the last of them, and the typing, again. */
export function keepPresses(element: HTMLElement): { release: () => void } {
  const stop = new AbortController();
  const typed = new Set<Field>();
  let again: (() => void) | undefined;

  const options = { capture: true, signal: stop.signal };
  element.addEventListener(
    'click',
    (event) => {
      const target = event.target;
      // A click for a new tab is the browser's; so is one in a field, which is there to be typed in.
      if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey || isField(target)) return;
      event.preventDefault();
      event.stopPropagation();
      const path = pathTo(target, element);
      again = () => {
        const now = target.isConnected ? target : follow(path, element);
        now?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }));
      };
    },
    options,
  );
  element.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopPropagation();
      again = () => form.isConnected && form.requestSubmit(submitter);
    },
    options,
  );
  element.addEventListener(
    'input',
    (event) => {
      if (isField(event.target)) typed.add(event.target);
    },
    options,
  );
  return {
    release: () => {
      stop.abort();
      for (const field of typed) if (field.isConnected) typeAgain(field);
      again?.();
    },
  };
}

/** React compares a field's value with the one it knows: the known one is emptied, the shown one stays as typed. */
function typeAgain(field: Field): void {
  const value = field.value;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function pathTo(target: Element, root: Element): number[] {
  const path: number[] = [];
  for (let at = target; at !== root && at.parentElement !== null; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

const follow = (path: readonly number[], root: Element): Element | undefined =>
  path.reduce<Element | undefined>((at, index) => at?.children[index], root);
