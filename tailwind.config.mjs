/**
 * The design tokens of Faceup, and the only place that holds a raw colour, radius, shadow or size.
 * A night-time card room: ink grounds, ivory text, one brass accent, felt green for money won, one red for errors.
 *
 * Contrast on ink-800 (WCAG 2.2; tests/scripts/design.test.ts holds all of them to 4.5): ivory-100 15.4, ivory-300 10.8, ivory-500 6.7, brass 8.2, felt 7.3, red 6.6.
 */
const space = (steps) => Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`]));

/** @satisfies {import('tailwindcss').Config} */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** Grounds, from the room's far wall to what lies on the table. 600 is also the hairline. */
      ink: { 900: '#081311', 800: '#0d1b18', 700: '#142722', 600: '#21372f' },
      /** Text: 100 to read, 300 for the second voice, 500 for labels and the edges of controls. */
      ivory: { 100: '#f5efe0', 300: '#cdcabb', 500: '#98a298' },
      /** The one thing to do on a screen. */
      brass: { DEFAULT: '#d9a94e', bright: '#edc77c', dim: '#4a3d20' },
      /** Money won; `deep` is the cloth of the tables. */
      felt: { DEFAULT: '#4fb98a', deep: '#0f4a38', dim: '#143529' },
      /** Errors and what cannot be undone. */
      red: { DEFAULT: '#f27b6a', dim: '#3d1f1c' },
      /** Painted things on a table: pockets, cards, chips. Never the chrome of the site. */
      /** The studios' cloths: `deep` and `dim` make a table's ground, `light` its printed lines and labels. */
      meridian: {
        sea: '#1b4a78',
        'sea-dim': '#0d2440',
        wine: '#5b1f2d',
        'wine-dim': '#2a0e16',
        walnut: '#8a5a30',
        slate: '#3d4356',
        'slate-dim': '#1b1e2a',
        iron: '#4a4e58',
        plum: '#4b2a63',
        'plum-dim': '#20112e',
      },
      halden: { deep: '#1c3050', dim: '#111c31', light: '#d9c2a0' },
      lantern: { deep: '#3c2340', dim: '#1d1326', light: '#f0b56a' },
      /** Fifth Draw shines out of glass: teal phosphor, amber flaps, and the hot white between them. */
      fifth: {
        deep: '#0c3335',
        dim: '#07191c',
        light: '#6fd8c6',
        glass: '#0c1413',
        amber: '#ffb13b',
        pale: '#fff1c9',
        /** A marquee of bulbs on red enamel. */
        enamel: '#8f1d22',
        'enamel-dim': '#3b0d12',
        bulb: '#ffe29a',
        /** Two gases in bent tubes. */
        neon: '#ff6fb5',
        argon: '#8fb8ff',
        night: '#1b1038',
        'night-dim': '#0d0820',
        /** Liquid crystal: a pale ground, and what is switched on is dark. */
        crystal: '#b9c6a5',
        'crystal-dim': '#93a283',
        segment: '#1d271d',
        shell: '#4c5560',
        'shell-dim': '#242a31',
        /** A plasma of dots between two panes. */
        plasma: '#ff8a4c',
        'plasma-deep': '#3a1608',
        'plasma-dim': '#180a05',
        /** A painted back glass with lamps behind it. */
        plum: '#5b2a6f',
        'plum-dim': '#2a1236',
        lemon: '#ffd84d',
        lime: '#8fd14f',
        cream: '#fbeecd',
        cherry: '#d7263d',
      },
      /** Odd Lot's cloth, and the inks of its covers: each of its boards is painted in one of them. */
      oddlot: {
        deep: '#26336b',
        dim: '#151b3c',
        light: '#f2c14e',
        paper: '#f4efe2',
        stone: '#d9d0bb',
        black: '#15161a',
        red: '#e2371f',
        blue: '#1c43c9',
        yellow: '#f7c21b',
      },
      hardway: { deep: '#3a2a22', dim: '#1b1411', light: '#eb9468' },
      /** Common Hour's cloth, and the flat washes in which it paints the open air. */
      common: {
        deep: '#1f4560',
        dim: '#0f2333',
        light: '#a5d6ea',
        night: '#17325c',
        sky: '#34749f',
        haze: '#a9d3d8',
        cream: '#fbf1dc',
        peach: '#f6b183',
        coral: '#e4593f',
        sun: '#f5c542',
      },
      /** Paper Boat's cloth, and the inks of its stencil duplicator: what it prints is `sheet` with few of them on it. */
      paper: {
        deep: '#16494f',
        dim: '#0b282d',
        light: '#ff9f7d',
        sheet: '#f6efdf',
        pink: '#ff5c72',
        sun: '#ffc83a',
        teal: '#14908c',
        night: '#232659',
        dusk: '#101130',
        kraft: '#cf9f68',
        mint: '#bfe2cf',
      },
      /** Brass Lantern's printing inks, shared by the symbols of its machines; the ground of each is one of them. */
      slot: {
        dark: '#151a33',
        plum: '#46234a',
        indigo: '#1d2358',
        blue: '#3a5da8',
        sky: '#7fb2e0',
        mulberry: '#93407a',
        chestnut: '#8c3b22',
        rust: '#c8452a',
        copper: '#e57c2d',
        amber: '#f0a733',
        cream: '#fbe7bd',
        teal: '#0d5a61',
        lagoon: '#1b8a83',
        moss: '#2f7a5c',
        leaf: '#9cc25a',
        /** By daylight: a tiled soda parlour. */
        mint: '#b5dccb',
        ice: '#e9f5f2',
        lemon: '#f8d84a',
        cherry: '#b91d43',
        rose: '#ef8f8c',
      },
      table: { red: '#b1392d', black: '#14181a', green: '#1c7a55', card: '#fbf7ec', skin: '#ecd9bb', rail: '#5a3a22' },
    },
    spacing: {
      px: '1px',
      ...space([
        0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64, 72, 80, 88, 96, 120,
      ]),
    },
    borderRadius: { none: '0', sm: '0.25rem', md: '0.5rem', lg: '0.875rem', xl: '1.25rem', full: '9999px' },
    boxShadow: {
      none: 'none',
      raised: '0 1px 0 0 rgb(245 239 224 / 0.06) inset, 0 8px 24px -12px rgb(0 0 0 / 0.6)',
      float: '0 1px 0 0 rgb(245 239 224 / 0.08) inset, 0 32px 80px -16px rgb(0 0 0 / 0.8)',
    },
    fontFamily: {
      sans: ['Hanken Grotesk Variable', 'Hanken Fallback', 'system-ui', 'sans-serif'],
      display: ['Imbue Variable', 'Imbue Fallback', 'Georgia', 'serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.125rem' }],
      sm: ['0.875rem', { lineHeight: '1.3125rem' }],
      base: ['1rem', { lineHeight: '1.5625rem' }],
      lg: ['1.125rem', { lineHeight: '1.75rem' }],
      xl: ['1.375rem', { lineHeight: '1.75rem' }],
      '2xl': ['1.75rem', { lineHeight: '2rem' }],
      '3xl': ['2.25rem', { lineHeight: '2.5rem' }],
      '4xl': ['3rem', { lineHeight: '3.125rem' }],
      '5xl': ['4rem', { lineHeight: '4rem' }],
      '6xl': ['5.5rem', { lineHeight: '5.25rem' }],
      '7xl': ['7rem', { lineHeight: '6.5rem' }],
    },
    transitionDuration: { DEFAULT: '160ms', fast: '120ms', slow: '240ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)', out: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
};
