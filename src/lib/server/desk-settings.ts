import { z } from 'zod';

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'addresses or networks, with commas between')));

/** `origin`: how an origin is read. */
export const deskVariables = <Origin extends z.ZodType<string, string>>(origin: Origin) => ({
  DESK_ORIGIN: z.optional(origin),
  DESK_NETWORKS: networks.default([]),
});

type Env = { readonly DESK_ORIGIN?: string | undefined; readonly DESK_NETWORKS: readonly string[] };

/** Where the desk stands: at the players' origin unless it has its own. `networks`: empty for this machine and its own network. */
export const deskSettings = ({ DESK_ORIGIN, DESK_NETWORKS }: Env, publicOrigin: string) => ({
  origin: DESK_ORIGIN ?? publicOrigin,
  hasOwnOrigin: DESK_ORIGIN !== undefined && DESK_ORIGIN !== publicOrigin,
  networks: DESK_NETWORKS,
});
