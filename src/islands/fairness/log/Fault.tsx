import type { HeadFault } from '#domain/transparency/judge-heads.ts';
import { saveEvidence } from '#stores/history/book-log.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { HeadCard } from './HeadCard.tsx';
import type { LogWord, Say } from './words.ts';

type Why = HeadFault['why'];

const titles: Readonly<Record<Why, LogWord>> = {
  two_roots: 'contradicts',
  shrunk: 'contradicts',
  epoch_back: 'contradicts',
  unproven: 'unproven_title',
  withheld: 'withheld_title',
  unsigned: 'unsigned_title',
  other_key: 'other_key_title',
};

const reasons: Readonly<Partial<Record<Why, LogWord>>> = {
  two_roots: 'why_two_roots',
  shrunk: 'why_shrunk',
  epoch_back: 'why_epoch_back',
  unproven: 'why_unproven',
  withheld: 'why_withheld',
};

/** What does not hold, in words, with the heads that show it. */
export function Fault({ fault, publicKey, say }: { fault: HeadFault; publicKey: string; say: Say }) {
  const { why, heads } = fault;
  const [former, later] = heads;
  const reason = reasons[why];
  return (
    <article className="grid gap-3 rounded-md border border-red p-4">
      <h3 className="flex items-start gap-2 text-lg font-semibold text-red">
        <Icon name="alert" className="mt-0.5 size-6 shrink-0" />
        {say(titles[why])}
      </h3>
      {reason && <p className="max-w-[42rem] text-ivory-300">{say(reason)}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        <HeadCard head={former} title={say(later ? 'former_head' : 'the_head')} say={say} />
        {later && <HeadCard head={later} title={say('later_head')} say={say} />}
      </div>
      {later && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => saveEvidence({ publicKey }, fault)}
        >
          {say('evidence')}
        </Button>
      )}
    </article>
  );
}
