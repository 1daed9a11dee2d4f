import { findNewsGap, NEWS_ADDRESS, NEWS_PICTURE, type NewsWritten } from '@wenshu/api-contract';

/** Where something is to be mended, and in which word of `newsRoomTexts.gaps`. */
export interface Gap {
  readonly field: string;
  readonly word: 'title' | 'summary' | 'words' | 'wordsElsewhere' | 'day' | 'picture' | 'address';
}

/** The first thing that keeps it from being kept, or from being shown; undefined where nothing does. The server asks the same. */
export function findGap(content: NewsWritten, isShown: boolean): Gap | undefined {
  if (content.day === '') return { field: 'day', word: 'day' };
  if (!NEWS_PICTURE.test(content.picture)) return { field: 'picture', word: 'picture' };
  if (content.address !== null && !NEWS_ADDRESS.test(content.address)) return { field: 'address', word: 'address' };
  const field = findNewsGap(content, isShown);
  if (field === undefined) return undefined;
  const word = field.split('.')[1] as 'title' | 'summary' | 'words';
  return { field, word: word === 'words' && content.address !== null ? 'wordsElsewhere' : word };
}
