import type { CallData, NewsWritten, newsRoomCalls } from '@wenshu/api-contract';
import { useState } from 'react';

export type LookedNews = CallData<typeof newsRoomCalls.look>;

const noWords = { title: '', summary: '', words: '' };

/** Of today, on the writer's own calendar. */
export function blankNews(now = new Date()): NewsWritten {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return { day, zh: noWords, en: noWords, address: null, picture: '' };
}

export interface NewsDraft {
  readonly content: NewsWritten;
  /** As it was when it was last saved or fetched; null of one that never was. */
  readonly saved: NewsWritten | null;
  /** The version that was. */
  readonly seen: number;
}

export const isUnsaved = ({ content, saved }: NewsDraft): boolean =>
  JSON.stringify(content) !== JSON.stringify(saved ?? blankNews());

/** What others have saved is taken over where nothing is being written, and never over what is. */
export function followSaved(draft: NewsDraft, item: LookedNews | undefined): NewsDraft {
  if (!item || item.version <= draft.seen || isUnsaved(draft)) return draft;
  return takeOver(item);
}

export function takeOver({ content, version }: Pick<LookedNews, 'content' | 'version'>): NewsDraft {
  return { content, saved: content, seen: version };
}

export function useNewsDraft(item: LookedNews | undefined) {
  const [kept, setDraft] = useState<NewsDraft>(() =>
    item ? takeOver(item) : { content: blankNews(), saved: null, seen: 0 },
  );
  const draft = followSaved(kept, item);
  // While drawing: a key pressed before an effect ran would write onto the old version.
  if (draft !== kept) setDraft(draft);
  return { draft, setDraft, write: (content: NewsWritten) => setDraft(before => ({ ...before, content })) };
}
