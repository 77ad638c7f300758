import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** How long it says that the text was copied (specification, section 9). */
const copiedMs = 2_000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} className="size-5" />
        {isCopied ? t('security.page_copied') : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('security.page_copied')}
      </span>
    </>
  );
}
