import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, markOf, type ProcessMark } from '#server/static/process-mark.ts';

type Holder = ProcessMark & { readonly token: string };

const beatMs = 5_000;
/** A holder on another machine that gave no sign for so long is gone. */
const silentMsMax = 60_000;
const pollMs = 100;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The file appears whole or not at all, and for one of all who try. */
const tryTake = (path: string, holder: Holder): boolean => {
  const own = `${path}.${holder.token}`;
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

const holderOf = (path: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const isHeld = (path: string, holder: Holder): boolean => {
  const runs = isRunning(holder);
  if (runs !== undefined) return runs;
  try {
    return Date.now() - statSync(path).mtimeMs < silentMsMax;
  } catch {
    return false;
  }
};

/**
 * Takes a dead holder's lock away. One of those who see it dead wins the right to, by a lock named after it, and looks once more:
 * nobody takes away what somebody else has taken meanwhile.
 */
const clearDead = (path: string, dead: Holder, self: Holder): void => {
  const right = `${path}.after-${dead.token}`;
  if (!tryTake(right, self)) {
    const other = holderOf(right);
    if (other && !isHeld(right, other)) clearDead(right, other, self);
    return;
  }
  if (holderOf(path)?.token === dead.token) rmSync(path);
  rmSync(right, { force: true });
};

/** Does `work` while no other process that asks for the same lock does its own. A holder that is killed holds nothing. */
export async function underLock<T>(
  path: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  const self: Holder = { ...markOf(process.pid), token: randomUUID() };
  for (let tries = 0; !tryTake(path, self); tries += 1) {
    const holder = holderOf(path);
    const isDead = holder !== undefined && !isHeld(path, holder);
    if (isDead) clearDead(path, holder, self);
    else if (tries === 0) onWait();
    await sleep(isDead ? 1 : pollMs);
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (holderOf(path)?.token === self.token) rmSync(path, { force: true });
  }
}
