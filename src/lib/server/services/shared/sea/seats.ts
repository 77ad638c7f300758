import type { SeaSeat } from './messages.ts';

/** Guns that are drawn; who came later plays as well, and is counted. */
export const seatsMax = 8;

/** A seat that nobody has spoken of for so long is empty: its process is gone. */
const seatExpiresMs = 45_000;

type Held = SeaSeat & { readonly heardMs: number };

/** Who is at the sea, as far as this process has heard. */
export const createSeats = () => {
  const held = new Map<string, Held>();
  const known = ({ id, name, since }: SeaSeat): boolean => {
    const seat = held.get(id);
    return seat !== undefined && seat.name === name && seat.since === since;
  };
  return {
    /** True where something is new to be told. */
    hear: (seats: readonly SeaSeat[], heardMs: number): boolean => {
      const isNew = seats.some((seat) => !known(seat));
      for (const seat of seats) held.set(seat.id, { ...seat, heardMs });
      return isNew;
    },
    leave: (ids: readonly string[]): boolean => ids.map((id) => held.delete(id)).includes(true),
    /** Drops those of whom nothing was heard. */
    expire: (nowMs: number): boolean => {
      const over = [...held.values()].filter(({ heardMs }) => nowMs - heardMs > seatExpiresMs);
      for (const { id } of over) held.delete(id);
      return over.length > 0;
    },
    nameOf: (id: string): string | null => held.get(id)?.name ?? null,
    /** By arrival. */
    shown: (): { seats: SeaSeat[]; others: number } => {
      const all = [...held.values()].sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
      const seats = all.slice(0, seatsMax).map(({ id, name, since }) => ({ id, name, since }));
      return { seats, others: Math.max(0, all.length - seatsMax) };
    },
    clear: (): void => held.clear(),
  };
};
