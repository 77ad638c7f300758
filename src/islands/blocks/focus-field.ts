/** Puts the focus on the first wrong field, where its message is read out. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};
