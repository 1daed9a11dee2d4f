import { limits, readSettings } from '@wenshu/survey-core/answering';
import { ConceptsSketch } from '../_shared/concept-sketch.tsx';
import type { SketchProps } from '../_shared/sketch.ts';
import { PointsSketch } from '../_shared/sketch-parts.tsx';
import { cpcSettings } from './settings.ts';

const POINTS = Array.from({ length: limits.purchaseIntent.max }, (_, index) => ({
  key: index + 1,
  label: String(index + 1),
}));

export function CpcSketch({ question, texts }: SketchProps) {
  const { lowLabel, highLabel } = readSettings(question.settings, cpcSettings);
  return (
    <>
      <ConceptsSketch question={question} texts={texts} />
      <p className="sketch-hint">{texts.purchaseIntent}</p>
      <PointsSketch points={POINTS} low={lowLabel || texts.never} high={highLabel || texts.certainly} />
    </>
  );
}
