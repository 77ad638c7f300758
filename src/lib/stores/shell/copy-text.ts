/** By a selection, as pages copied before there was a clipboard. A dialog lets nothing beside it be selected. */
const copySelected = (text: string): boolean => {
  const focused = document.activeElement;
  const place = focused?.closest('dialog') ?? document.body;
  const box = document.createElement('textarea');
  box.className = 'sr-only';
  box.readOnly = true;
  box.value = text;
  place.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};

/** How long it is said that a text was copied (specification, section 9). */
export const copiedMs = 2_000;

/** Puts a text on the clipboard; says whether that was done. Pages that are not served securely have no `clipboard`. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};
