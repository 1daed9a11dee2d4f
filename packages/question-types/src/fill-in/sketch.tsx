import { readSetting } from '@wenshu/survey-core/answering';
import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch } from '../_shared/sketch-parts.tsx';

export function FillInSketch({ question, texts }: SketchProps) {
  return <FieldSketch words={texts.textPlaceholder} lines={readSetting(question.settings, 'lineCount')} />;
}
