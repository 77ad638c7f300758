import type { TypedAmount } from './use-typed-amount.ts';

/** Why a typed amount is not taken, over its field: nothing moves when it comes. */
export const AmountFault = ({ fault, faultId }: Pick<TypedAmount, 'fault' | 'faultId'>) =>
  fault !== '' && (
    <p
      id={faultId}
      role="alert"
      className="absolute bottom-full left-1/2 z-20 mb-1.5 w-max max-w-[min(22rem,calc(100vw-1.5rem))] -translate-x-1/2 rounded-md border border-red bg-ink-900 px-3 py-1.5 text-center text-sm text-red"
    >
      {fault}
    </p>
  );
