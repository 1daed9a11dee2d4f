import type { ListedTranscript } from '@wenshu/api-contract';
import { isStale } from '@wenshu/transcripts';
import type { KeptTranscript } from './transcript.repository.ts';

export function presentListed(row: KeptTranscript): ListedTranscript {
  const turns = Object.values(row.document.turns);
  const translated = turns.filter(({ translation }) => translation !== null);
  const checked = translated.filter(turn => turn.translation!.state === 'checked' && !isStale(turn));
  const { transcriptId, title, language, version, nickName } = row;
  return {
    transcriptId,
    title,
    language,
    day: row.document.day,
    turns: turns.length,
    letters: turns.reduce((sum, { text }) => sum + text.length, 0),
    translated: translated.length,
    checked: checked.length,
    hasSound: row.soundId !== null,
    isHidden: row.hiddenBefore > 0,
    nickName,
    version,
    createTime: row.createdAt.getTime(),
    updateTime: row.updatedAt.getTime(),
  };
}
