import type { FormEvent } from 'react';

/** Puts the focus on the first wrong field, where its message is read out. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** What sending a form does: its store checks and sends what was typed, and the first wrong field takes the focus. */
export const submitting =
  (store: { readonly submit: () => Promise<string | undefined> }) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    focusField(form, await store.submit());
  };
