import { limits, readSettings } from '@wenshu/survey-core/answering';
import { ConceptsSketch } from '../_shared/designs/concept-sketch.tsx';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { PointsSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { cpcSettings } from './settings.ts';

const POINTS = Array.from({ length: limits.purchaseIntent.max }, (_, index) => ({
  key: index + 1,
  label: String(index + 1),
}));

export function CpcSketch({ question, texts }: SketchProps) {
  const own = ownWords(labels, texts);
  const { lowLabel, highLabel } = readSettings(question.settings, cpcSettings);
  return (
    <>
      <ConceptsSketch question={question} texts={texts} />
      <p className="sketch-hint">{own.purchaseIntent}</p>
      <PointsSketch points={POINTS} low={lowLabel || own.never} high={highLabel || own.certainly} />
    </>
  );
}
