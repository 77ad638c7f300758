import type { CollectionEntry } from 'astro:content';
import type { Told } from '#domain/promotions/told.ts';
import { hungTree } from '../../../lib/posters/offers/hung-tree.ts';
import { longShadow } from '../../../lib/posters/offers/long-shadow.ts';
import { lowSun } from '../../../lib/posters/offers/low-sun.ts';

type OfferName = CollectionEntry<'promotions'>['data']['offer'];

/** How many times a deposit the bonus is that it brings. */
const shareOf = ({ depositMinor, forecast }: Told): number =>
  depositMinor === 0n ? 0 : Number(forecast.reward.bonusMinor) / Number(depositMinor);

type Art = { readonly ground: string; readonly draw: (told: Told) => string };

/** The picture of each offer, drawn by its own figures, and the ground on which it ends. */
export const offerArt: Readonly<Record<OfferName, Art>> = {
  welcome: { ground: 'bg-ink-900', draw: (told) => longShadow(1 + shareOf(told)) },
  doubled: { ground: 'bg-common-night', draw: (told) => lowSun(shareOf(told)) },
  'no-deposit': { ground: 'bg-slot-dark', draw: ({ forecast }) => hungTree(forecast.reward.freeSpins) },
};
