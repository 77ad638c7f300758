/** What the sandbox's studio lists, as Hub88 would say it. */
export const hub88Games = [
  {
    game_code: 'sandbox_copper_coin',
    name: 'Copper Coin',
    product: 'Sandbox Studio',
    category: 'Dice',
    url_thumb: null,
    enabled: true,
    demo_game_support: true,
    freebet_support: false,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    rtp: '95.00',
    volatility: 2,
    features: [],
    blocked_countries: ['US'],
  },
] as const;

/** The same of the file that an operator of Valkyrie keeps. */
export const valkyrieGames = [
  {
    studio: 'sandbox',
    providerGameId: 'sandbox-oil-lamp',
    name: 'Oil Lamp',
    provider: 'Sandbox Studio',
    category: 'Slots',
    rtp: '94.20',
    volatility: 'high',
    blockedCountries: ['US'],
  },
] as const;
