import { type Calculation, orderAfter, type Questionnaire } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { logicWords } from '@wenshu/texts/design/logic/logic-words';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { newId } from '../../document/reading/new-id.ts';
import { readableQuestions, testsOf } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { itemsFor } from './about-options.ts';
import { Choose } from './choose.tsx';
import { readableExpression, writtenExpression } from './expression-text.ts';
import { Field, FormFrame } from './form-frame.tsx';
import classes from './logic.module.css';
import { questionLabel, short } from './question-names.ts';

export interface CalculationDraft {
  readonly id: string;
  readonly order: string;
  readonly name: string;
  /** As a person reads it. */
  readonly text: string;
  readonly decimals: number | null;
}

export function newCalculation({ calculations }: Questionnaire): CalculationDraft {
  return {
    id: newId(),
    order: orderAfter(Object.values(calculations), undefined),
    name: '',
    text: '',
    decimals: null,
  };
}

export function draftOfCalculation(calculation: Calculation, document: Questionnaire): CalculationDraft {
  const { id, order, name, expression, decimals } = calculation;
  return { id, order, name, text: readableExpression(expression, document), decimals: decimals ?? null };
}

/** A named number: a formula that is checked while it is written. */
export function CalculationForm({ calculation, onDone }: { calculation: CalculationDraft; onDone: () => void }) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const [draft, setDraft] = useState(calculation);
  const field = useRef<HTMLTextAreaElement>(null);
  const set = (change: Partial<CalculationDraft>) => setDraft(before => ({ ...before, ...change }));
  const written = writtenExpression(draft.text, document);
  const name = draft.name.trim();
  const isWhole = name !== '' && 'expression' in written;

  const insert = (text: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: draft.text.length,
      selectionEnd: draft.text.length,
    };
    set({ text: draft.text.slice(0, from) + text + draft.text.slice(to) });
    // A call is left with the cursor between its brackets.
    const cursor = from + text.length - (text.endsWith('()') ? 1 : 0);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  };

  return (
    <FormFrame
      title={t.addCalculation}
      sentence={isWhole ? logicWords[language].calculated({ name, expression: draft.text }) : undefined}
      made={
        isWhole
          ? {
              name: 'saveLogicCalculationInfo',
              input: {
                calculationId: draft.id,
                order: draft.order,
                name,
                expression: written.expression,
                ...(draft.decimals !== null && { decimals: draft.decimals }),
              },
            }
          : undefined
      }
      ruleIds={[draft.id]}
      onDone={onDone}
    >
      <Field label={t.calculationName}>
        <Input
          aria-label={t.calculationName}
          className={classes.wide}
          maxLength={50}
          value={draft.name}
          onChange={event => set({ name: event.target.value })}
        />
      </Field>
      <Field label={t.formula} hint={t.formulaHint} isWide>
        <textarea
          ref={field}
          aria-label={t.formula}
          className={classes.formula}
          rows={3}
          spellCheck={false}
          value={draft.text}
          onChange={event => set({ text: event.target.value })}
        />
        {draft.text.trim() !== '' && <FormulaState text={draft.text} written={written} />}
      </Field>
      <Field label={t.insertQuestion}>
        <Choose
          label={t.insertQuestion}
          className={classes.wide}
          value={undefined}
          options={referenceOptions(document)}
          onChoose={reference => insert(reference)}
        />
      </Field>
      <Field label={t.insertFunction} isWide>
        <div className={classes.chips}>
          {Object.entries(t.functions).map(([word, meaning]) => (
            <Button key={word} size="small" title={meaning} onClick={() => insert(`${word}()`)}>
              {word}
              <span className={classes.meaning}>{meaning}</span>
            </Button>
          ))}
        </div>
      </Field>
      <Field label={t.decimals}>
        <NumberInput
          aria-label={t.decimals}
          min={0}
          max={10}
          precision={0}
          value={draft.decimals}
          onChange={decimals => set({ decimals })}
        />
      </Field>
    </FormFrame>
  );
}

function FormulaState({ text, written }: { text: string; written: ReturnType<typeof writtenExpression> }) {
  const t = useTexts(editorLogicTexts);
  if ('expression' in written)
    return (
      <p className={classes.right} role="status">
        {t.formulaRight}
      </p>
    );
  const { problem, at } = written;
  const reason = problem === 'reference-dangling' ? t.referenceGone : questionnaireProblemTexts[language][problem];
  return (
    <>
      <p className={classes.formulaPlace} aria-hidden="true">
        {text.slice(0, at)}
        <mark>{text.slice(at, at + 1) || ' '}</mark>
        {text.slice(at + 1)}
      </p>
      <p className={classes.problem} role="status">
        {t.formulaWrong({ reason, at })}
      </p>
    </>
  );
}

/** Questions with their items, where those have numbers of their own, and the other calculations. */
function referenceOptions(document: Questionnaire) {
  const questions = readableQuestions(document, 'end').flatMap(question => {
    const items = testsOf(question).includes('number') ? itemsFor(question, 'number') : [];
    return [
      { value: `[${question.seqName}]`, label: questionLabel(document, question) },
      ...items.map((item, index) => ({
        value: `[${question.seqName}.${index + 1}]`,
        label: `${question.seqName}.${index + 1} ${short(item.title.text)}`,
      })),
    ];
  });
  const calculations = Object.values(document.calculations).map(({ name }) => ({ value: `[=${name}]`, label: name }));
  return [...questions, ...calculations];
}
