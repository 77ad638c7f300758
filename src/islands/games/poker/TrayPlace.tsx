import { type ReactNode, useEffect, useRef } from 'react';

/** Keeps the keyboard in the tray when chips and decisions take each other's place. */
export function TrayPlace({ mode, label, children }: { mode: string; label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    if (document.activeElement === document.body) place.current?.focus();
  }, [mode]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rack inside is a fieldset of its own
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
