import { fail, ok } from '#domain/result.ts';
import { openPage } from '../../../services/desk/papers/open-page.ts';
import { listPapers, readPaper } from '../../../services/desk/papers/papers.ts';
import { decideOn } from '../../../services/documents/decide-document.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const paperRoutes: DeskRoutesOf<'listPapers' | 'readPaper' | 'openPaper' | 'decidePaper'> = {
  listPapers: {
    async handle({ ctx, saw }) {
      const papers = await listPapers(ctx);
      saw({ players: [...new Set(papers.map(({ player }) => player.id))] });
      return ok(papers);
    },
  },
  readPaper: {
    async handle({ ctx, params, saw }) {
      const found = await readPaper(ctx, params.id);
      saw({
        players: found.ok ? [found.value.paper.player.id] : [],
        subject: { kind: 'document', id: params.id },
      });
      return found;
    },
  },
  openPaper: {
    deadlineMs: 40_000,
    async handle({ ctx, actor, params, saw }) {
      const opened = await openPage(ctx, actor, params.id, Number(params.page));
      const facts = { page: Number(params.page), ...(opened.ok && { kind: opened.value.kind }) };
      saw({
        players: opened.ok ? [opened.value.playerId] : [],
        subject: { kind: 'document', id: params.id },
        facts,
      });
      if (!opened.ok) return opened;
      return ok({ name: 'page.jpg', type: 'image/jpeg', body: opened.value.picture });
    },
  },
  decidePaper: {
    async handle({ ctx, actor, params, body }) {
      const decided = await decideOn(ctx, params.id, body, actor);
      if (decided.ok) return ok({ state: decided.value.state });
      return decided.code === 'transition_refused' ? fail('changed_since_shown') : fail(decided.code);
    },
  },
};
