/** Brass Lantern pulls its covers through a silk screen: five inks, warm light in the dark. */
export const lantern = {
  dark: '#151a33',
  plum: '#46234a',
  rust: '#c8452a',
  amber: '#f0a733',
  cream: '#fbe7bd',
  teal: '#0d5a61',
  moss: '#2f7a5c',
};
