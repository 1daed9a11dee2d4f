import type { FileRules } from '@wenshu/survey-core/answering';
import type { ViewTexts } from '../answer-view.ts';
import { seldomWords } from '../seldom-words.ts';
import { UploadSketch } from '../sketch-parts.tsx';

interface FilesSketchProps {
  readonly kind: 'picture' | 'video' | 'file';
  readonly rules: FileRules;
  readonly isCameraOnly: boolean;
  readonly texts: ViewTexts;
}

export function FilesSketch({ kind, rules, isCameraOnly, texts }: FilesSketchProps) {
  const { uploads } = seldomWords(texts);
  return (
    <UploadSketch
      words={(isCameraOnly ? uploads.take : uploads.choose)[kind]}
      rules={uploads.rules({
        formats: rules.formats.includes('any') ? uploads.anyFormat : rules.formats.join(', '),
        mb: Math.floor(rules.maxBytes / (1024 * 1024)),
        count: rules.maxCount,
      })}
    />
  );
}
