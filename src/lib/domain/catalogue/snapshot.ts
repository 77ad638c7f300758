import type { Snapshot } from './game.ts';
import type { SnapshotFault } from './snapshot-fault.ts';
import { listFaults } from './snapshot-lists.ts';
import { nameFaults } from './snapshot-names.ts';

/**
 * Everything about a snapshot of the right shape that would lead a page, a picture or a list astray. All faults at once;
 * none: the snapshot may be used.
 */
export const findSnapshotFaults = (snapshot: Snapshot): SnapshotFault[] => [
  ...nameFaults(snapshot.games),
  ...listFaults(snapshot),
];
