import { readSetting } from '@wenshu/survey-core/answering';
import { ConceptsSketch } from '../_shared/designs/concept-sketch.tsx';
import type { SketchProps } from '../_shared/sketch.ts';

export function CbcSketch({ question, texts }: SketchProps) {
  return (
    <>
      <ConceptsSketch question={question} texts={texts} />
      {readSetting(question.settings, 'hasNone') && <p className="sketch-none">{texts.noneOfThese}</p>}
    </>
  );
}
