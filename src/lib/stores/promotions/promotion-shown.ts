import { atom } from 'nanostores';
import { $modal, openModal } from '../shell/modal.ts';
import type { Promotion } from './promotions.ts';

/** The promotion whose dialog is open. */
export const $promotionShown = atom<Promotion | null>(null);

/** Opens the dialog of a promotion of free spins. */
export const openPromotion = (promotion: Promotion): void => {
  $promotionShown.set(promotion);
  openModal('promotion');
};

$modal.listen((name) => {
  if (name !== 'promotion') $promotionShown.set(null);
});
