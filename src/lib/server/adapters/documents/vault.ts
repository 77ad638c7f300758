/**
 * Where players' papers lie, sealed: a vault knows names and bytes, never what they are. Names are UUIDs of ours. With processes
 * on several machines all of them must see the same vault: a shared folder, or another adapter (an object store) behind this.
 */
export type Vault = {
  /** Keeps the bytes whole and for good, or not at all: once it returns they outlive a power cut. Never replaces. */
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is nothing under the name. */
  readonly get: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes what is there; nothing there is fine. */
  readonly remove: (id: string) => Promise<void>;
  /** What lies in one of the vault's 256 parts, by the first two digits of the names. */
  readonly list: (part: string) => Promise<readonly VaultEntry[]>;
};

export type VaultEntry = { readonly id: string; readonly writtenAt: Date };
