import type { APIRoute } from 'astro';
import { parseOperator } from '#content/operator.ts';
import { ageMin } from '#domain/identity/age.ts';
import { houseLanguage } from '#domain/locale.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';

const { name, supportEmail } = parseOperator(process.env);

/** What a client of another origin needs to know of the site before it asks anything. */
const siteConfig = { name, supportEmail, language: houseLanguage, currency: fallbackCurrency, minimumAge: ageMin };

export const GET: APIRoute = () =>
  new Response(JSON.stringify(siteConfig), { headers: { 'content-type': 'application/json' } });
