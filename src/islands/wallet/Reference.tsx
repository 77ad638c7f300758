import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { copiedMs, copyText } from '#stores/shell/copy-text.ts';
import { IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

/** A long text of figures that can be copied; `short`: cut off where its place ends. */
export function Reference({ text, what, short = false }: { text: string; what: string; short?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (): void => void copyText(text).then(setCopied);
  return (
    <span className="flex min-w-0 items-center">
      <span
        translate="no"
        className={cx('min-w-0 font-mono text-sm', short ? 'truncate' : 'break-all')}
        title={short ? text : undefined}
      >
        {text}
      </span>
      <IconButton label={t('statement.copy', { what })} onClick={copy} className="-my-2.5">
        <Icon name={isCopied ? 'check' : 'copy'} className="size-5" />
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && t('statement.copied')}
      </span>
    </span>
  );
}
