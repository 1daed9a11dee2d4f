import { inOrder, type Question, type Questionnaire } from '@wenshu/survey-core';
import { type EditorLogicTexts, editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { isAsked, loopSourceOf, orderedQuestions, type Place, whyUnreadable } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { Choose } from './choose.tsx';
import { aboutOptions, itemsFor, takesRow } from './drafts/about-options.ts';
import { reasonedQuestions, short } from './drafts/question-names.ts';
import { isOutOfReach } from './drafts/reach.ts';
import type { About, Subject, TestDraft } from './drafts/test-draft.ts';
import classes from './logic.module.css';
import { RemoveButton } from './remove-button.tsx';
import { TestValue } from './test-value.tsx';

interface TestRowProps {
  readonly draft: TestDraft;
  readonly place: Place;
  readonly hasFocus: boolean;
  onChange(draft: TestDraft): void;
  onRemove: (() => void) | undefined;
}

/** One test: what it looks at, how, and the value. Each list offers only what is possible there. */
export function TestRow({ draft, place, hasFocus, onChange, onRemove }: TestRowProps) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const subjects = useMemo(() => subjectOptions(document, place, t), [document, place, t]);
  const question = draft.subject?.startsWith('question:') ? document.questions[draft.subject.slice(9)] : undefined;
  const abouts = aboutsOf(draft.subject, question);
  const items = question && draft.about ? itemsFor(question, draft.about) : [];
  const rounds = question && roundsOf(document, question, place);
  const set = (change: Partial<TestDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={classes.test}>
      <Choose
        label={t.subject}
        className={classes.wide}
        hasFocus={hasFocus}
        value={draft.subject}
        options={subjects}
        onChoose={value => {
          const subject = value as Subject;
          const chosen = document.questions[subject.slice(9)];
          // What was set belongs to the question before.
          onChange({
            ...draft,
            subject,
            about: aboutsOf(subject, chosen)[0],
            rowId: undefined,
            loopItemId: undefined,
            itemId: undefined,
            itemIds: [],
            values: [],
          });
        }}
      />
      {rounds && (
        <Choose
          label={t.loopRound}
          className={classes.medium}
          value={draft.loopItemId ?? ''}
          options={[{ value: '', label: t.anyRound }, ...partOptions(rounds)]}
          onChoose={id => set({ loopItemId: id || undefined })}
        />
      )}
      {abouts.length > 1 && (
        <Choose
          label={t.about}
          className={classes.medium}
          value={draft.about}
          options={abouts.map(about => ({ value: about, label: t.abouts[about] }))}
          onChoose={about => set({ about: about as About, itemId: undefined })}
        />
      )}
      {question && draft.about && takesRow(question, draft.about) && (
        <Choose
          label={t.matrixRow}
          className={classes.medium}
          value={draft.rowId ?? ''}
          options={[{ value: '', label: t.anyRow }, ...partOptions(inOrder(question.rows))]}
          onChoose={id => set({ rowId: id || undefined })}
        />
      )}
      {items.length > 0 && (
        <Choose
          label={t.item}
          className={classes.medium}
          value={draft.itemId}
          options={partOptions(items)}
          onChoose={itemId => set({ itemId })}
        />
      )}
      <TestValue draft={draft} question={question} place={place} set={set} />
      {question && isOutOfReach(question, draft) && (
        <p className={classes.warning}>{t.outOfReach({ name: question.seqName })}</p>
      )}
      {onRemove && <RemoveButton label={t.removeTest} onClick={onRemove} />}
    </div>
  );
}

const partOptions = (parts: readonly { id: string; title: { text: string } }[]) =>
  parts.map(({ id, title }) => ({ value: id, label: short(title.text) }));

function subjectOptions(document: Questionnaire, place: Place, t: EditorLogicTexts) {
  const calculations = inOrder(document.calculations);
  const others: Subject[] = ['score', 'label', 'channel', 'language', 'parameter'];
  const { allowed, refused } = reasonedQuestions(
    document,
    orderedQuestions(document).filter(isAsked),
    t,
    whyUnreadable(document, place),
    question => `question:${question.id}`,
  );
  return [
    { label: t.subjects.questions, options: allowed },
    {
      label: t.subjects.calculations,
      options: calculations.map(({ id, name }) => ({ value: `calculation:${id}`, label: name })),
    },
    {
      label: t.subjects.others,
      options: others.map(other => ({ value: other, label: t.subjects[other as 'score'] })),
    },
    ...refused,
  ].filter(group => group.options.length > 0);
}

function aboutsOf(subject: Subject | undefined, question: Question | undefined): readonly About[] {
  if (subject === undefined) return [];
  if (question) return aboutOptions(question);
  if (subject.startsWith('calculation:')) return ['calculation'];
  switch (subject) {
    case 'score':
      return ['score'];
    case 'label':
      return ['label:any-of', 'label:all-of', 'label:none-of'];
    case 'channel':
      return ['channel:any-of', 'channel:none-of'];
    case 'language':
      return ['language:any-of', 'language:none-of'];
    case 'parameter':
      return [
        'text:equals',
        'text:not-equals',
        'text:contains',
        'text:not-contains',
        'text:starts-with',
        'text:ends-with',
      ];
    default:
      return [];
  }
}

/** The rounds to choose from, where a looped question is looked at from outside its loop. */
function roundsOf(document: Questionnaire, question: Question, place: Place) {
  const source = loopSourceOf(document, question);
  const reader = typeof place === 'object' && 'questionId' in place ? document.questions[place.questionId] : undefined;
  if (!source || (reader && loopSourceOf(document, reader) === source)) return undefined;
  return inOrder(source.items);
}
