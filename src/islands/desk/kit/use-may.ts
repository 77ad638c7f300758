import { useStore } from '@nanostores/react';
import type { Act } from '#domain/desk/acts.ts';
import { $desk, mayAt } from '#stores/desk/me.ts';

/** Whether who is here may do an act, as far as is known; the server looks again at each call. */
export const useMay = (act: Act): boolean => mayAt(useStore($desk), act);
