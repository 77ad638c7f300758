import { type Offer, offer } from '../offer.ts';
import { devcode } from './devcode.ts';
import { ems } from './ems.ts';
import { houseForm } from './house-form.ts';
import { ikajo } from './ikajo.ts';
import { jeton } from './jeton.ts';
import { jetonCash } from './jeton-cash.ts';
import { mifinity } from './mifinity.ts';
import { payweb } from './payweb.ts';
import { portal } from './portal.ts';
import { skrill } from './skrill.ts';

/** Every company that the house can work with. */
export const offers: readonly Offer[] = [
  offer(houseForm('brpay')),
  offer(portal('paypound', 'https://portal.paypound.ltd')),
  offer(portal('paystudio')),
  offer(payweb),
  offer(ikajo),
  offer(houseForm('pgpaytech')),
  offer(devcode),
  offer(ems),
  offer(skrill),
  offer(mifinity),
  offer(jeton),
  offer(jetonCash),
];
