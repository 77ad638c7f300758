import { seal, sealIvBytes, unseal } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';

/** A server seed as the database keeps it. Bound to its commitment, so that seeds cannot be swapped. */
export const sealSeed = (ctx: ServerContext, serverSeed: string, serverSeedHash: string): Buffer =>
  seal(ctx.config.secrets.seeds, ctx.random.bytes(sealIvBytes), serverSeed, serverSeedHash);

/** Throws when the bytes were changed or sealed under another key. */
export const unsealSeed = (ctx: ServerContext, sealed: Buffer, serverSeedHash: string): string =>
  unseal(ctx.config.secrets.seeds, sealed, serverSeedHash);
