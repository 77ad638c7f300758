import type { SourceFile } from '../lib/source-files.ts';
import { readImports } from './read-imports.ts';

type Visit = { readonly order: number; low: number; open: boolean };

/** Strongly connected files (Tarjan 1972), each set sorted, and none of a single file. */
export const importCircles = (files: readonly SourceFile[]): string[][] => {
  const paths = new Set(files.map(({ path }) => path));
  const edges = new Map(
    files.map((file) => [file.path, readImports(file).flatMap(({ target }) => (paths.has(target) ? [target] : []))]),
  );
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): Visit => {
    const here: Visit = { order: visits.size, low: visits.size, open: true };
    visits.set(path, here);
    const at = stack.push(path) - 1;
    for (const target of edges.get(path) ?? []) {
      const known = visits.get(target);
      if (known === undefined) here.low = Math.min(here.low, visit(target).low);
      else if (known.open) here.low = Math.min(here.low, known.order);
    }
    if (here.low === here.order) {
      const circle = stack.splice(at);
      for (const member of circle) {
        const one = visits.get(member);
        if (one) one.open = false;
      }
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return here;
  };
  for (const path of paths) if (!visits.has(path)) visit(path);
  return circles.toSorted((a, b) => a.length - b.length);
};

/** A line for each circle of imports, types and lazy ones included: who wants to understand one file of it must read them all. */
export const circleFaults = (files: readonly SourceFile[]): string[] =>
  importCircles(files).map((circle) => `${circle.length} files import each other: ${circle.join(', ')}`);
