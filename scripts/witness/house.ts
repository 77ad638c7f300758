import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '#contract/call.ts';
import type { readHeadStamp } from '#contract/games/log.ts';
import { routes } from '#contract/routes.ts';
import type { Memory, Shown } from './watch.ts';

const patienceMs = 20_000;

const ask = async <Answer>(address: string, path: string): Promise<Answer> => {
  const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
};

export const fetchShown = (address: string): Promise<Shown> => ask<Shown>(address, routes.listTreeHeads.path);

export const fetchProof = async (address: string, first: number, second: number): Promise<readonly string[]> => {
  const query = new URLSearchParams({ first: `${first}`, second: `${second}` });
  return (await ask<{ proof: string[] }>(address, `${routes.readConsistency.path}?${query}`)).proof;
};

export const fetchStamp = async (address: string, at: number): Promise<ResponseOf<typeof readHeadStamp>> =>
  ask(address, `${routes.readHeadStamp.path}?at=${at}`);

/** A house by its host, as it is called in a folder. */
export const hostName = (address: string): string => new URL(address).host.replace(':', '-');

const fileOf = (folder: string, address: string): string => join(folder, `${hostName(address)}.json`);

/** What is remembered of a house in this folder; undefined: nothing yet. */
export const readMemory = (folder: string, address: string): Memory | undefined => {
  const file = fileOf(folder, address);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : undefined;
};

export const keepMemory = (folder: string, address: string, memory: Memory): void => {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, address);
  writeFileSync(`${file}.part`, `${JSON.stringify(memory)}\n`, { flush: true });
  renameSync(`${file}.part`, file);
};
