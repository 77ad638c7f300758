/** Password hashing off the main thread, with a bounded queue (argon2id, m=47104, t=1, p=1). */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** `null` as hash does the same work and answers false: an unknown address takes the same time. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
};
