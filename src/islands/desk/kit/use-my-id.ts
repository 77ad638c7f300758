import { useStore } from '@nanostores/react';
import { $desk } from '#stores/desk/me.ts';

/** Of who is signed in; empty, which is nobody’s, where nobody is. */
export const useMyId = (): string => {
  const at = useStore($desk);
  return at.state === 'in' ? at.me.id : '';
};
