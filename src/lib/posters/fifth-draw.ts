/** Fifth Draw shines out of glass: amber and teal on a tube that is never quite black. */
export const fifth = { glass: '#0c1413', amber: '#ffb13b', teal: '#2fb5a0', pale: '#fff1c9', ember: '#c4502a' };
