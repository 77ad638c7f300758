import { Fragment, useState } from 'react';
import { grouped } from '#domain/locale.ts';
import { type ShownLog, saveHeads } from '#stores/history/book-log.ts';
import { Button } from '#ui/Button.tsx';
import { CodeFacts } from '#ui/CodeFacts.tsx';
import { Icon } from '#ui/Icon.tsx';
import { showSigned } from './HeadCard.tsx';
import { HeadStamp } from './HeadStamp.tsx';
import type { Say } from './words.ts';

const shownAtFirst = 12;

/** The heads as they are shown: a row each; on a narrow screen each is a block of its own. */
export function Heads({ log, say }: { log: ShownLog; say: Say }) {
  const [isWhole, setWhole] = useState(false);
  const { heads, faults, publicKey, logId, authority } = log;
  const wrong = new Set(faults.flatMap((fault) => fault.heads.map(({ signature }) => signature)));
  const rows = isWhole ? heads : heads.slice(0, shownAtFirst);
  return (
    <div className="grid gap-6">
      <CodeFacts
        facts={[
          [say('key'), publicKey],
          [say('log_id'), logId],
        ]}
      />
      <table className="figures w-full text-left text-sm max-lg:block">
        <caption className="sr-only">{say('heads')}</caption>
        <thead className="eyebrow max-lg:sr-only">
          <tr>
            {(['time', 'size', 'epoch', 'root', 'state'] as const).map((name) => (
              <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${name === 'size' ? 'text-right' : ''}`}>
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:grid">
          {rows.map((head) => {
            const { at, size, epoch, root, signature } = head;
            const isWrong = wrong.has(signature);
            return (
              <Fragment key={signature}>
                <tr className="border-t border-ink-600 max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:py-2">
                  <td translate="no" className="py-2 pr-4 whitespace-nowrap max-lg:py-1">
                    {showSigned(at)}
                  </td>
                  <td className="py-2 pr-4 text-right whitespace-nowrap max-lg:py-1 max-lg:pr-0">
                    {grouped(size)} <span className="text-ivory-500 lg:sr-only">{say('size')}</span>
                  </td>
                  <td className="py-2 pr-4 max-lg:order-last max-lg:py-1">
                    <span className="text-ivory-500 lg:sr-only">{say('epoch')}</span> {epoch}
                  </td>
                  <td
                    translate="no"
                    className="py-2 pr-4 font-mono break-all lg:text-xs max-lg:col-span-2 max-lg:py-1 max-lg:pr-0"
                  >
                    {root}
                  </td>
                  <td className="py-2 max-lg:order-last max-lg:py-1">
                    <span
                      className={`inline-flex items-center gap-1 whitespace-nowrap ${isWrong ? 'text-red' : 'text-felt'}`}
                    >
                      <Icon name={isWrong ? 'alert' : 'check'} className="size-4" />
                      {say(isWrong ? 'state_fault' : 'state_sound')}
                    </span>
                  </td>
                </tr>
                {(head.stamp || authority) && (
                  <tr className="max-lg:block">
                    <td colSpan={5} className="max-lg:block">
                      <HeadStamp head={head} authority={authority} say={say} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {!isWhole && heads.length > shownAtFirst && (
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {say('show_all', { heads: grouped(heads.length) })}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => saveHeads(log)}>
          {say('save')}
        </Button>
        <p className="text-sm text-ivory-300">{say('save_hint')}</p>
      </div>
    </div>
  );
}
