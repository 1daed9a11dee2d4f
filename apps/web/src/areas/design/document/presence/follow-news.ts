import type { MadeEdit } from '@wenshu/api-contract';
import type { Editor } from '../state/editor-store.ts';
import { judgeFailure } from '../state/judge-failure.ts';
import { type FollowedPage, follow } from './follow.ts';

interface Following {
  readonly editor: Pick<Editor, 'known' | 'watch' | 'takeNews' | 'idle' | 'lose' | 'resume'>;
  readonly pageId: string;
  readonly page: FollowedPage;
  readonly isHeld?: (edits: readonly MadeEdit[]) => boolean;
}

/** Brings in what colleagues do with the questionnaire. Returns how to stop. */
export function followNews({ editor, pageId, page, isHeld }: Following): () => void {
  return follow(
    {
      known: () => editor.known(),
      ask: (known, signal) => editor.watch(known, pageId, signal),
      take: (news, known) => editor.takeNews(news, known, isHeld),
      idle: () => editor.idle(),
      resume: () => editor.resume(),
      lose: () => editor.lose(),
      judge: judgeFailure,
    },
    page,
  );
}
