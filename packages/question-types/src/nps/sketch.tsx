import { readSetting } from '@wenshu/survey-core/answering';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { PointsSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';

const POINTS = Array.from({ length: 11 }, (_, value) => ({ key: value, label: String(value) }));

export function NpsSketch({ question: { settings }, texts }: SketchProps) {
  const own = ownWords(labels, texts);
  return (
    <PointsSketch
      points={POINTS}
      low={readSetting(settings, 'lowLabel') || own.notLikely}
      high={readSetting(settings, 'highLabel') || own.veryLikely}
    />
  );
}
