import { Skeleton } from '#ui/Skeleton.tsx';

/** Of the size of the address with its code. */
export const CryptoWaiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-12" />
    <Skeleton className="h-64" />
    <Skeleton className="h-20" />
  </div>
);
