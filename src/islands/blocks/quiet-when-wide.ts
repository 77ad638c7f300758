/** On wide screens a player's own page has its one button in brass in the side menu: the page's own is quiet there. */
export const quietWhenWide =
  'lg:bg-ink-600 lg:text-ivory-100 lg:shadow-raised lg:hover:bg-ink-600/70 lg:active:bg-ink-700';
