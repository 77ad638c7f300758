import type { ServerContext } from '../../context.ts';
import { type ChainEndRow, listChainEnds } from '../../db/queries/game-chains.ts';
import type { Labelled } from './labelled.ts';

const dayS = 86_400;

/** Of each game of shared rounds, how far its hash chain is from its end. */
export type ChainFigures = {
  readonly chainRounds: readonly Labelled[];
  /** By the pace of the game's last day; of a game that nobody played within it there is none, unless it has come to its end. */
  readonly chainSeconds: readonly Labelled[];
  /** 1 where the next chain follows by itself, 0 where the game then stops. */
  readonly chainGoesOn: readonly Labelled[];
};

/** As the database has them now. */
export async function chainFigures({ db }: Pick<ServerContext, 'db'>, now: Date): Promise<ChainFigures> {
  const rows = await db.query<ChainEndRow>(listChainEnds, [now]);
  const of = ({ game_id: game }: ChainEndRow, value: number): Labelled => ({ labels: { game }, value });
  return {
    chainRounds: rows.map((row) => of(row, row.rounds_left)),
    chainSeconds: rows.flatMap((row) => {
      const { rounds_left: left, lately } = row;
      if (left === 0) return [of(row, 0)];
      return lately === 0 ? [] : [of(row, Math.round((left / lately) * dayS))];
    }),
    chainGoesOn: rows.map((row) => of(row, row.goes_on ? 1 : 0)),
  };
}
