import { dayOf, type PolicyVersion, type Standing } from '#domain/terms/agreement.ts';
import type { ServerContext } from '../../context.ts';
import type { PlayerSession } from '../caller.ts';
import { standingsOf } from './standing.ts';

type Version = { readonly version: string; readonly inForceFrom: string };

/** How a player stands to each document of the agreement, as the call answers it. */
export type TermsRead = {
  readonly documents: {
    readonly document: string;
    readonly title: string;
    readonly standing: Standing;
    readonly accepted: { readonly version: string; readonly inForceFrom: string; readonly at: string } | null;
    /** What is to be accepted: the newest one, in force or announced. */
    readonly newest: Version;
    /** From which day on nothing but what was accepted by then is enough; null where nothing is to be accepted. */
    readonly neededFrom: string | null;
  }[];
};

/** The texts of the agreement with what the player accepted of each. */
export async function readTerms(ctx: ServerContext, { playerId }: PlayerSession): Promise<TermsRead> {
  const today = dayOf(ctx.clock.now());
  const documents = (await standingsOf(ctx.db, ctx, playerId)).flatMap(({ document, versions, accepted, standing }) => {
    const newest = versions.at(-1);
    if (newest === undefined) return [];
    const held = accepted && versions.find(({ number }) => number === accepted.number);
    const next = versions.find(({ number }) => number > (accepted?.number ?? 0));
    return [
      {
        document,
        title: newest.title.replaceAll('{{operator.name}}', ctx.config.operatorName),
        standing,
        accepted: accepted && {
          version: accepted.version,
          inForceFrom: held?.inForceFrom ?? accepted.version.slice(0, 10),
          at: accepted.at.toISOString(),
        },
        newest: versionOf(newest),
        neededFrom: standing === 'accepted' ? null : standing === 'due' ? today : (next?.inForceFrom ?? null),
      },
    ];
  });
  return { documents };
}

const versionOf = ({ version, inForceFrom }: PolicyVersion): Version => ({ version, inForceFrom });
