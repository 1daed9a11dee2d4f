import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeEditors } from '@wenshu/question-types/editor';
import { buildFlowQuestion, type Question } from '@wenshu/survey-core';
import { answeringTexts } from '@wenshu/texts/answering';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { memo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { PartTags } from '../options/part-tags.tsx';
import { StillList } from '../options/still-list.tsx';
import { fitsTable, StillTable } from '../options/still-table.tsx';

/** A question as its respondents will meet it, drawn: nothing in it can be operated. */
export function StillBody({ question }: { readonly question: Question }) {
  const { parts } = typeEditors[question.type as QuestionTypeSlug].sketch;
  return (
    <>
      <Drawing question={question} />
      {parts === 'table' && <StillParts question={question} />}
      {parts === 'list' && <StillList question={question} list="items" />}
    </>
  );
}

/** What has more columns than a card has room for, or columns in groups, is listed. */
function StillParts({ question }: { readonly question: Question }) {
  if (fitsTable(question)) return <StillTable question={question} />;
  return (
    <>
      <StillList question={question} list="rows" />
      <StillList question={question} list="items" />
    </>
  );
}

/** The type's own drawing; drawn anew only with the question itself. */
export const Drawing = memo(function Drawing({ question }: { readonly question: Question }) {
  const t = useTexts(canvasTexts);
  const texts = useTexts(answeringTexts);
  const { drawing: Sketch } = typeEditors[question.type as QuestionTypeSlug].sketch;
  return (
    Sketch && (
      <Sketch
        question={buildFlowQuestion(question)}
        texts={texts}
        tags={settings => <PartTags settings={settings} />}
        more={count => t.moreParts({ count })}
      />
    )
  );
});
