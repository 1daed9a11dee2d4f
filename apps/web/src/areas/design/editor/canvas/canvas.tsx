import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import type { Question, QuestionnaireProblem, QuestionRelationRule } from '@wenshu/survey-core';
import { limits } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { actionClass, EmptyState } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { blocksOf, loopOfGroup } from '../../document/reading/loops.ts';
import { type Section, sectionsOf } from '../../document/reading/sections-of.ts';
import { EditableText } from '../../document/rich-text/editable-text.tsx';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useIsReader } from '../../document/state/use-lock.ts';
import { useRun } from '../../document/state/use-run.ts';
import { CardPlace } from '../cards/card-place.tsx';
import { CanvasFoot } from '../groups/canvas-foot.tsx';
import { AddsHere } from '../groups/empty-place.tsx';
import { GroupHead } from '../groups/group-head.tsx';
import groupClasses from '../groups/groups.module.css';
import { LoopLabel } from '../groups/loop-label.tsx';
import classes from './canvas.module.css';
import { useKeptSelection } from './use-kept-selection.ts';
import { useLandedNote } from './use-landed-note.ts';

/** Title, description, and group by group all questions in their order. */
export function Canvas({ problems }: { problems: readonly QuestionnaireProblem[] }) {
  const t = useTexts(editorTexts);
  const { importText } = useTexts(editorToolsTexts);
  const { scrollId } = useEditor();
  const run = useRun();
  useKeptSelection();
  useLandedNote();
  const isReader = useIsReader();
  const document = useEditorState(state => state.document);
  const selectedId = useEditorState(state => state.selectedId);
  const sections = sectionsOf(document);
  const pages = pagesOf(sections.flatMap(section => section.questions));
  const hasGroups = sections.length > 1 || sections.some(section => section.group.title.text !== '');
  const wordOf = new Map(problems.map(({ questionId, problem }) => [questionId, t.problems[problem]]));
  const card = (question: Question) => (
    <CardPlace
      key={question.id}
      question={question}
      isSelected={question.id === selectedId}
      problem={wordOf.get(question.id)}
      page={pages.get(question.id)}
    />
  );
  return (
    <div className={classes.canvas} data-canvas>
      <div className={classes.surveyHead}>
        <EditableText
          className={classes.surveyTitle}
          textKey="survey.title"
          value={document.title}
          label={t.surveyTitle}
          onSave={title => run('updateTitleOrDesc', { title })}
        />
        <EditableText
          className={classes.surveyDescription}
          textKey="survey.description"
          value={document.description}
          label={t.surveyDescription}
          placeholder={t.surveyDescription}
          max={limits.longText}
          isRequired={false}
          onSave={description => run('updateTitleOrDesc', { description })}
        />
      </div>
      {Object.keys(document.questions).length === 0 && !hasGroups && (
        <EmptyState
          title={isReader ? t.emptyForReader.title : t.emptyTitle}
          text={isReader ? t.emptyForReader.text : t.emptyText}
          actions={
            isReader ? undefined : (
              <AppLink to={`/team/create-survey?scrollId=${scrollId}`} className={actionClass('quiet')}>
                {importText}
              </AppLink>
            )
          }
        />
      )}
      {sections.map((section, index) => (
        <CanvasSection
          key={section.group.id}
          section={section}
          loop={loopOfGroup(document, section.group.id)}
          head={<GroupHead section={section} number={index + 1} count={sections.length} isShown={hasGroups} />}
        >
          {blocksOf(document, section).map(({ loop, questions }) =>
            loop ? (
              <div key={loop.id} className={groupClasses.loopBlock} data-loop={loop.id}>
                <LoopLabel loop={loop} />
                {questions.map(card)}
              </div>
            ) : (
              questions.map(card)
            ),
          )}
        </CanvasSection>
      ))}
      <CanvasFoot />
    </div>
  );
}

interface CanvasSectionProps {
  readonly section: Section;
  readonly loop: QuestionRelationRule | undefined;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A group's place; in a frame where a loop asks all of it again and again, so that nothing slips in unseen. */
function CanvasSection({ section, loop, head, children }: CanvasSectionProps) {
  return (
    <section
      className={loop ? `${classes.section} ${groupClasses.loop}` : classes.section}
      data-section={section.group.id}
      data-loop={loop?.id}
    >
      {loop && <LoopLabel loop={loop} />}
      {head}
      {children}
      {section.questions.length > 0 && <AddsHere groupId={section.group.id} />}
    </section>
  );
}

/** Which page each page break ends. */
function pagesOf(questions: readonly Question[]): ReadonlyMap<string, number> {
  const breaks = questions.filter(
    question => questionTypes[question.type as QuestionTypeSlug]?.capabilities.needsTitle === false,
  );
  return new Map(breaks.map((question, index) => [question.id, index + 1]));
}
