type Attach = (element: HTMLElement | null) => void;

/** A line of 100 px and its head, laid between boat and fish by `drawLine`. */
export function Harpoon({ attachLine, attachHead }: { attachLine: Attach; attachHead: Attach }) {
  return (
    <>
      <div
        ref={attachLine}
        className="pointer-events-none absolute top-0 left-0 z-10 h-0.5 w-[100px] origin-left bg-paper-sheet opacity-0 [margin-top:-1px]"
      />
      <div ref={attachHead} className="pointer-events-none absolute top-0 left-0 z-10 size-0 opacity-0">
        <svg viewBox="-22 -9 30 18" aria-hidden="true" className="absolute -top-2 -left-5 h-4 overflow-visible">
          <path d="M-20 0H2M-3-7L7 0L-3 7Z" strokeWidth="2.5" className="fill-paper-sheet stroke-paper-sheet" />
        </svg>
      </div>
    </>
  );
}
