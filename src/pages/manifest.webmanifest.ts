import type { APIRoute } from 'astro';
import { houseLanguage } from '#domain/locale.ts';
import { advertisedDoubling } from '#domain/promotions/advertised.ts';
import { t } from '#i18n/server.ts';
import tokens from '../../tailwind.config.mjs';
import { iconSizes } from './icons/_sizes.ts';

const { ink } = tokens.theme.colors;

/** What a phone shows when a visitor puts the site among the apps. */
const manifest = {
  id: '/',
  name: t('layout.siteName'),
  short_name: t('layout.siteName'),
  description: t('layout.description', { freeSpins: advertisedDoubling.freeSpins }),
  lang: houseLanguage,
  start_url: '/',
  display: 'standalone',
  background_color: ink[900],
  theme_color: ink[900],
  icons: iconSizes.map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: size === 512 ? 'any maskable' : 'any',
  })),
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
