/** A player, and the way to their page. */
export const PlayerLink = ({ id, name, email }: { id: string; name: string; email: string }) => (
  <a href={`/desk/players?id=${id}`} className="underline decoration-ivory-500/60 underline-offset-4">
    {name}
    <span className="block text-ivory-300">{email}</span>
  </a>
);
