/** Edges of the site's icon in px: a phone's home screen, Apple's, a splash screen. */
export const iconSizes = [180, 192, 512] as const;
