/** How wide a game's card is in a list of them (styles/lobby.css). */
export const cardSizes =
  '(min-width: 96rem) 12rem, (min-width: 64rem) 15vw, (min-width: 48rem) 22vw, (min-width: 30rem) 30vw, 45vw';
