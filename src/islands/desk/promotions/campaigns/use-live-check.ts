import { useEffect, useState } from 'react';
import {
  type CampaignCheck,
  type CampaignFault,
  type checkDraft,
  type Draft,
  readDraft,
} from '#stores/desk/campaigns.ts';

const restMs = 900;

/**
 * What is wrong with a document and for how many it is, asked when nobody has typed for a moment; the answer to the last question counts. `size` undefined: not
 * counted; null: its reader has asked enough for a day.
 */
export function useLiveCheck(draft: Draft, check: typeof checkDraft) {
  const [told, setTold] = useState<CampaignCheck | null>(null);
  useEffect(() => {
    const read = readDraft(draft);
    if (!('rules' in read)) return setTold(null);
    let isLate = false;
    const ask = async (): Promise<void> => {
      const answer = await check(read.rules);
      if (!isLate) setTold(answer.ok ? answer.value : null);
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [draft, check]);
  const read = readDraft(draft);
  const faults: readonly CampaignFault[] = 'faults' in read ? read.faults : (told?.faults ?? []);
  return { faults, size: told?.size };
}
