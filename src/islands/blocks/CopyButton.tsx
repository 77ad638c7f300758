import { useEffect, useState } from 'react';
import { copiedMs, copyText } from '#stores/shell/copy-text.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Takes the label's place when it was copied. */
  copied: string;
  /** Said when the browser would not; nothing when left out. */
  failed?: string;
};

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => setState((await copyText(text)) ? 'copied' : 'failed');
  const isCopied = state === 'copied';
  const hasFailed = state === 'failed' && failed !== undefined;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} className="size-5" />
        {isCopied ? copied : label}
      </Button>
      <span role="status" className={hasFailed ? 'text-sm text-red' : 'sr-only'}>
        {isCopied && copied}
        {hasFailed && failed}
      </span>
    </>
  );
}
