import type { CardCode, Method } from '#stores/deposit/deposit-methods.ts';

/** Each card gateway's stone in its own cut, in lines. */
const cuts: Readonly<Record<CardCode, string>> = {
  DEV_CODE: 'M7 5h10l4 5-9 10L3 10zM3 10h18M9.5 5 8 10l4 10 4-10-1.5-5',
  EMS: 'M7.5 7h9L21 17H3zM7.5 7l3 10M16.5 7l-3 10',
  BR_PAY: 'M8 4h8l4 4v8l-4 4H8l-4-4V8zM10 8h4l2 2v4l-2 2h-4l-2-2v-4zM4 8l4 2M20 8l-4 2M4 16l4-2M20 16l-4-2',
  PAY_POUND: 'M12 3c4 2 6 5 6 9s-2 7-6 9c-4-2-6-5-6-9s2-7 6-9zM12 3v18M6 12h12',
  PAY_STUDIO: 'M7 3h10v18H7zM10 7h4v10h-4zM7 3l3 4M17 3l-3 4M7 21l3-4M17 21l-3-4',
  PAY_WEB: 'M12 3l7 4v10l-7 4-7-4V7zM12 3v18M5 7l14 10M19 7 5 17',
  IKAJO: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 15a3 3 0 0 0 3 3',
  PG_PAY_TECH: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8 11a4.5 4.5 0 0 1 3.5-3.5',
};

const tile = 'grid size-10 shrink-0 place-items-center rounded-md border border-ink-600 bg-ink-900 text-ivory-300';

const Drawn = ({ path }: { path: string }) => (
  <span className={tile}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </span>
);

export const StoneMark = ({ code }: { code: CardCode }) => <Drawn path={cuts[code]} />;

/** A bank card. */
export const CardMark = () => (
  <Drawn path="M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM2.5 9.5h19M6 14.5h4" />
);

/** A voucher with its torn edge. */
const VoucherMark = () => (
  <Drawn path="M4 6.5h16a1 1 0 0 1 1 1v2.2a2.3 2.3 0 0 0 0 4.6v2.2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.2a2.3 2.3 0 0 0 0-4.6V7.5a1 1 0 0 1 1-1zM9 9.5v5M12 11h4M12 13.5h4" />
);

/** A method's mark: drawn for what is a thing, a letter for a company. */
export const MethodMark = ({ method, name }: { method: Method; name: string }) => {
  if (method === 'CREDIT_CARD') return <CardMark />;
  return method === 'JETON_CASH' ? <VoucherMark /> : <LetterMark name={name} />;
};

/** A company by the first letter of its name. */
export const LetterMark = ({ name }: { name: string }) => (
  <span aria-hidden="true" className={`${tile} font-display text-xl leading-none font-semibold text-ivory-100`}>
    {name.slice(0, 1)}
  </span>
);
