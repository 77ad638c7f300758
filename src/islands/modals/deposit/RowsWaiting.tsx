import { Skeleton } from '#ui/Skeleton.tsx';

/** Of the size of a few ways to pay. */
export const RowsWaiting = () => (
  <div aria-busy="true" className="grid gap-2">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);
