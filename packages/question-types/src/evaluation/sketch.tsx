import { readSettings } from '@wenshu/survey-core/answering';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { ChipsSketch, FieldSketch, StarsSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { evaluationSettings } from './settings.ts';

/** The score, and below it the tags of all scores. */
export function EvaluationSketch({ question, texts, tags, more }: SketchProps) {
  const own = ownWords(labels, texts);
  const { pointCount, usesFaces, hasComment } = readSettings(question.settings, evaluationSettings);
  return (
    <>
      <StarsSketch count={pointCount} faces={usesFaces} low="" high="" />
      {question.items.length > 0 && <ChipsSketch parts={question.items} tags={tags} more={more} />}
      {hasComment && <FieldSketch words={own.comment} lines={2} />}
    </>
  );
}
