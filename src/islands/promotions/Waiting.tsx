import { Skeleton } from '#ui/Skeleton.tsx';

/** Of the size of what runs and of one offer. */
export const WaitingPage = () => (
  <div aria-busy="true" className="grid gap-10">
    <Skeleton className="h-72" />
    <Skeleton className="h-96" />
  </div>
);

export const WaitingList = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
);
