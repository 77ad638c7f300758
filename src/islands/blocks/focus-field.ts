/** Puts the focus on the first wrong field, where its message is read out. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  const found = name === undefined ? null : form.elements.namedItem(name);
  // Radio buttons of one name are a list.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
};
