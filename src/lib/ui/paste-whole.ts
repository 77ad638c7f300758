import type { ClipboardEvent } from 'react';

/** No text that somebody means is longer; what is, no rule takes. */
const pastedMax = 200;

/**
 * Takes what is pasted whole where the box's greatest length would cut it without a word: of `EUR 1234.56` the last figure may not
 * be lost. The length is that of what is read from it, for the form's rules to judge, which say what is wrong.
 */
export const pasteWhole = (event: ClipboardEvent<HTMLInputElement>): void => {
  const box = event.currentTarget;
  const pasted = event.clipboardData.getData('text').slice(0, pastedMax);
  const [from, to] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
  const length = box.value.length - (to - from) + pasted.length;
  if (box.readOnly || box.maxLength < 0 || length <= box.maxLength) return;
  event.preventDefault();
  box.setRangeText(pasted.replaceAll(/[\r\n]+/g, ' '), from, to, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
};
