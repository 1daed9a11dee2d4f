import type { ListedTranscript } from '@wenshu/api-contract';
import { countTranslated } from '@wenshu/transcripts';
import type { KeptTranscript } from './transcript.repository.ts';

export function presentListed(row: KeptTranscript): ListedTranscript {
  const turns = Object.values(row.document.turns);
  const translated = turns.filter(({ translation }) => translation !== null);
  const { none, draft, checked, stale } = countTranslated(row.document);
  const { transcriptId, title, language, version, nickName } = row;
  return {
    transcriptId,
    title,
    language,
    day: row.document.day,
    turns: turns.length,
    people: new Set(turns.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]))).size,
    letters: turns.reduce((sum, { text }) => sum + text.length, 0),
    translated: translated.length,
    checked,
    stale,
    translatable: none + draft + checked + stale,
    hasSound: row.soundId !== null,
    isHidden: row.hiddenBefore > 0,
    nickName,
    version,
    createTime: row.createdAt.getTime(),
    updateTime: row.updatedAt.getTime(),
  };
}
