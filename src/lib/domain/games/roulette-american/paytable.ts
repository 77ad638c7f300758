export { payoutToOne } from '../roulette/paytable.ts';
