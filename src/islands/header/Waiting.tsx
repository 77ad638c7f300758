import { Skeleton } from '#ui/Skeleton.tsx';

/** The place of a player's corner of the header, as wide as what comes, so that nothing moves. */
export const Waiting = () => (
  <span aria-hidden="true" className="flex items-center gap-2 signed-out:hidden">
    <Skeleton className="h-10 w-24 sm:w-40" />
    <Skeleton className="size-11" />
    <Skeleton className="size-11" />
  </span>
);
