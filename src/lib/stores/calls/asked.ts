/** What a call is at: not asked for, under way, without a network, refused, or answered. */
export type Asked<T> =
  | { readonly state: 'idle' | 'working' | 'offline' | 'failed' }
  | { readonly state: 'done'; readonly value: T };
