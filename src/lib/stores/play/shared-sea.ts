import { atom } from 'nanostores';
import { findFish } from '#domain/games/fishing/fishing-shared/sea.ts';
import type { ApiAnswer } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';

export type SeaEvent = ApiAnswer<'listenToSea'>;
type Snapshot = Extract<SeaEvent, { type: 'sea' }>;
export type SeaSeat = Snapshot['seats'][number];
export type SeaShot = Snapshot['catches'][number];

/** Who is at the sea, as everybody sees it. `live` is false while the line is broken; `mine` is the player's own seat. */
export type SeaView =
  | { readonly state: 'connecting' }
  | {
      readonly state: 'open';
      readonly live: boolean;
      readonly seats: readonly SeaSeat[];
      readonly others: number;
      readonly mine: string | null;
      /** The last catches of real money, newest first. */
      readonly catches: readonly SeaShot[];
    };

const catchesMax = 8;

export const $sea = atom<SeaView>({ state: 'connecting' });

/** Server's clock less the browser's, in ms. */
export const $seaOffsetMs = atom(0);

/** The sea's clock: the server's. */
export const seaNowMs = (): number => Date.now() + $seaOffsetMs.get();

let gone = new Set<string>();
const ears = new Set<(shot: SeaShot) => void>();

/** Whether somebody has caught this fish. */
export const isGone = (fish: string): boolean => gone.has(fish);

/** From now on this fish swims for nobody here. */
export const takeFish = (fish: string): void => {
  // What has left the sea anyhow is forgotten.
  gone = new Set([...gone].filter((id) => (findFish(id)?.endsAtMs ?? 0) > seaNowMs()));
  gone.add(fish);
};

/** Hears every shot of real money, one's own among them, once each. */
export const onShot = (ear: (shot: SeaShot) => void): (() => void) => {
  ears.add(ear);
  return () => ears.delete(ear);
};

const change = (to: Partial<Extract<SeaView, { state: 'open' }>>): void => {
  const now = $sea.get();
  if (now.state === 'open') $sea.set({ ...now, ...to });
};

const hear = (event: SeaEvent): void => {
  const now = $sea.get();
  switch (event.type) {
    case 'sea': {
      const { seats, others, catches } = event;
      $seaOffsetMs.set(Date.parse(event.serverNow) - Date.now());
      gone = new Set(event.gone);
      $sea.set({ state: 'open', live: true, seats, others, catches, mine: now.state === 'open' ? now.mine : null });
      return;
    }
    case 'mine':
      change({ mine: event.seat });
      return;
    case 'seats':
      change({ seats: event.seats, others: event.others });
      return;
    case 'shots': {
      const caught = event.shots.filter(({ pays }) => pays > 0);
      for (const { fish } of caught) if (fish !== null) takeFish(fish);
      if (now.state === 'open' && caught.length > 0)
        change({ catches: [...caught.toReversed(), ...now.catches].slice(0, catchesMax) });
      for (const shot of event.shots) for (const ear of ears) ear(shot);
    }
  }
};

/** Listens to the sea until the returned function is called. */
export const joinSea = (): (() => void) => {
  const leave = listenTo('listenToSea', { onEvent: hear, onLost: () => change({ live: false }) });
  return () => {
    leave();
    gone = new Set();
    $sea.set({ state: 'connecting' });
  };
};
