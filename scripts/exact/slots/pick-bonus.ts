/** The lines of a machine with a bonus of picks are counted as those of one with a hold. */
export { count } from './hold-respin.ts';
