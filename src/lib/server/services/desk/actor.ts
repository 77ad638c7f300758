/**
 * Who of the house does something. At the desk somebody of the staff, proven by a passkey; at the shell the name that was given there and the
 * user of the operating system; `house`: the process itself.
 */
export type Actor = {
  readonly channel: 'desk' | 'shell' | 'house';
  /** Null at the shell, where nobody proves who they are. */
  readonly staffId: string | null;
  readonly name: string;
  readonly systemUser: string | null;
  readonly requestId: string;
  readonly ip: string | null;
};

/** Somebody who signed in at the desk. */
export type StaffActor = Actor & { readonly channel: 'desk'; readonly staffId: string };

/** A name as compared: two spellings of one are one pair of eyes. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Who it was, as it stands beside a name in what the house keeps of a payment or a paper. */
export const proofOf = ({ staffId, systemUser }: Actor): { readonly [key: string]: string } => ({
  ...(staffId !== null && { staffId }),
  ...(systemUser !== null && { systemUser }),
});

/** The house itself, where no person decided. */
export const houseActor: Actor = {
  channel: 'house',
  staffId: null,
  name: 'house',
  systemUser: null,
  requestId: '',
  ip: null,
};
