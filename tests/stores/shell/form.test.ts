import { describe, expect, it, vi } from 'vitest';
import { createForm } from '#stores/shell/form.ts';

const make = (send = vi.fn(async () => undefined as { name?: string } | undefined)) => ({
  send,
  form: createForm({
    initial: { name: '', age: '' },
    order: ['name', 'age'] as const,
    check: ({ name, age }) => ({
      ...(age === '' ? { age: 'age_required' } : {}),
      ...(name === '' ? { name: 'name_required' } : {}),
    }),
    send,
  }),
});

describe('a form', () => {
  it('names the first wrong field of the screen and sends nothing', async () => {
    const { form, send } = make();
    expect(await form.submit()).toBe('name');
    expect(form.$state.get().errors).toEqual({ name: 'name_required', age: 'age_required' });
    expect(send).not.toHaveBeenCalled();
  });

  it('takes back what was said about a field when it changes', async () => {
    const { form } = make();
    await form.submit();
    form.setValue('name', 'Anna');
    expect(form.$state.get().errors).toEqual({ age: 'age_required' });
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { form } = make(vi.fn(async () => ({ name: 'name_taken' })));
    form.setValue('name', 'Anna');
    form.setValue('age', '30');
    expect(await form.submit()).toBe('name');
    expect(form.$state.get()).toMatchObject({ values: { name: 'Anna', age: '30' }, busy: false });
  });

  it('sends once while it is busy', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const send = vi.fn(() => promise);
    const { form } = make(send);
    form.setValue('name', 'Anna');
    form.setValue('age', '30');
    const first = form.submit();
    expect(form.$state.get().busy).toBe(true);
    await form.submit();
    resolve(undefined);
    await first;
    expect(send).toHaveBeenCalledOnce();
    expect(form.$state.get().busy).toBe(false);
  });
});
