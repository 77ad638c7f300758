import { appendFileSync, writeFileSync } from 'node:fs';
import { type ColumnSource, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import { csvLine } from '#domain/csv.ts';
import type { EventRow } from '#server/db/queries/events.ts';
import { eventIdOf } from '#server/services/events/present-event.ts';

export const eventFormats = ['csv', 'parquet'] as const;
export type EventFormat = (typeof eventFormats)[number];

/** A file of events that grows by batches and is whole once it is ended. */
export type EventFile = { readonly write: (rows: readonly EventRow[]) => void; readonly end: () => void };

const names = ['id', 'epoch', 'number', 'at', 'type', 'version', 'key', 'player_id', 'facts'] as const;

/** Makes a new file. Throws where there is one already. */
export const openEventFile = (path: string, format: EventFormat): EventFile => {
  writeFileSync(path, '', { flag: 'wx' });
  return format === 'csv' ? csvFile(path) : parquetFile(path);
};

const csvFile = (path: string): EventFile => {
  const rowOf = (row: EventRow) => [
    eventIdOf(row),
    row.epoch,
    row.number,
    row.at.toISOString(),
    row.type,
    row.version,
    row.key,
    row.player_id,
    JSON.stringify(row.facts),
  ];
  appendFileSync(path, csvLine(names));
  return {
    write: (rows) => appendFileSync(path, rows.map((row) => csvLine(rowOf(row))).join('')),
    end: () => undefined,
  };
};

const columnsOf = (rows: readonly EventRow[]): ColumnSource[] => [
  { name: 'id', type: 'STRING', nullable: false, data: rows.map(eventIdOf) },
  { name: 'epoch', type: 'INT32', nullable: false, data: rows.map(({ epoch }) => epoch) },
  { name: 'number', type: 'INT64', nullable: false, data: rows.map(({ number }) => number) },
  { name: 'at', type: 'TIMESTAMP', nullable: false, data: rows.map(({ at }) => at) },
  { name: 'type', type: 'STRING', nullable: false, data: rows.map(({ type }) => type) },
  { name: 'version', type: 'INT32', nullable: false, data: rows.map(({ version }) => version) },
  { name: 'key', type: 'STRING', nullable: false, data: rows.map(({ key }) => key) },
  { name: 'player_id', type: 'STRING', nullable: true, data: rows.map(({ player_id: player }) => player) },
  { name: 'facts', type: 'JSON', nullable: false, data: rows.map(({ facts }) => facts) },
];

/** Each batch is a row group. */
const parquetFile = (path: string): EventFile => {
  const schema = schemaFromColumnData({ columnData: columnsOf([]) });
  const parquet = new ParquetWriter({ writer: fileWriter(path), schema, createdBy: 'Faceup' });
  return {
    write: (rows) => void parquet.write({ columnData: columnsOf(rows), rowGroupSize: rows.length }),
    end: () => void parquet.finish(),
  };
};
