import { Skeleton } from '#ui/Skeleton.tsx';

/** Of the size of what runs and of what is offered. */
export const WaitingPage = () => (
  <div aria-busy="true" className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
  </div>
);

export const WaitingList = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
);
