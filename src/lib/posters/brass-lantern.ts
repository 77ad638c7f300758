/** Brass Lantern pulls its covers through a silk screen, four or five inks a cover: warm light in the dark. */
export const lantern = {
  dark: '#151a33',
  plum: '#46234a',
  indigo: '#1d2358',
  blue: '#3a5da8',
  mulberry: '#7a3560',
  chestnut: '#8c3b22',
  rust: '#c8452a',
  ember: '#d9592c',
  copper: '#e57c2d',
  amber: '#f0a733',
  cream: '#fbe7bd',
  teal: '#0d5a61',
  lagoon: '#1b8a83',
  moss: '#2f7a5c',
  sky: '#7fb2e0',
  leaf: '#9cc25a',
};
