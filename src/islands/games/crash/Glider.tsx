/** A sheet of paper, folded; its nose lies at 97.7% of the width and 40% of the height. */
export function Glider() {
  return (
    <svg viewBox="-430 -160 440 400" aria-hidden="true" className="block w-full overflow-visible">
      <path
        d="M0 0L-420 -150L-282 -2L-276 232L-250 86Z"
        className="fill-ink-900"
        opacity=".35"
        transform="translate(-10 26)"
      />
      <path d="M0 0L-420 -150L-282 -2Z" className="fill-common-cream" />
      <path d="M0 0L-282 -2L-250 86Z" className="fill-common-coral" />
      <path d="M0 0L-250 86L-276 232Z" className="fill-common-peach" />
    </svg>
  );
}
