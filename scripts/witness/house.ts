import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '#contract/call.ts';
import type { readHeadStamp } from '#contract/games/log.ts';
import { routes } from '#contract/routes.ts';
import type { SignedDay } from './days.ts';
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

export const fetchDays = async (address: string): Promise<readonly SignedDay[]> =>
  (await ask<{ days: SignedDay[] }>(address, routes.listLiabilities.path)).days;

const fileOf = (folder: string, address: string): string => join(folder, `${hostName(address)}.json`);

/** What is remembered of a house in this folder; undefined: nothing yet. */
export const readMemory = (folder: string, address: string): Memory | undefined => {
  const file = fileOf(folder, address);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : undefined;
};

export const keepMemory = (folder: string, address: string, memory: Memory): void =>
  keep(folder, fileOf(folder, address), memory);

const daysFile = (folder: string, address: string): string => join(folder, `${hostName(address)}-days.json`);

export const readDays = (folder: string, address: string): readonly SignedDay[] => {
  const file = daysFile(folder, address);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SignedDay[]) : [];
};
export const keepDays = (folder: string, address: string, days: readonly SignedDay[]): void =>
  keep(folder, daysFile(folder, address), days);

/** Whole, or as it was. */
const keep = (folder: string, file: string, value: unknown): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(value)}\n`, { flush: true });
  renameSync(`${file}.part`, file);
};
