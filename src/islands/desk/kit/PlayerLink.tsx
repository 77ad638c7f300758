import { useMay } from './use-may.ts';

/** A player, and the way to their page for who may read it. */
export const PlayerLink = ({ id, name, email }: { id: string; name: string; email?: string }) => {
  const who = (
    <>
      {name}
      {email !== undefined && <span className="block text-ivory-300">{email}</span>}
    </>
  );
  return useMay('players.read') ? (
    <a href={`/desk/players?id=${id}`} className="underline decoration-ivory-500/60 underline-offset-4">
      {who}
    </a>
  ) : (
    <span>{who}</span>
  );
};
