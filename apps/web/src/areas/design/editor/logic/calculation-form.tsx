import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { logicWords } from '@wenshu/texts/design/logic/logic-words';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { useEditorState } from '../../document/state/use-editor.ts';
import { Choose } from './choose.tsx';
import {
  type CalculationDraft,
  commandOfCalculation,
  referenceOptions,
  withInserted,
} from './drafts/calculation-draft.ts';
import { rewrittenText, writtenExpression } from './drafts/expression-text.ts';
import { Field, FormFrame } from './form-frame.tsx';
import classes from './logic.module.css';

/** A named number: a formula that is checked while it is written. */
export function CalculationForm({ calculation, onDone }: { calculation: CalculationDraft; onDone: () => void }) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const [{ of, ...draft }, setDraft] = useState({ ...calculation, of: document });
  // While drawing: what is saved, checked and shown names the questions as they are called now.
  if (of !== document) setDraft({ ...draft, text: rewrittenText(draft.text, of, document), of: document });
  const field = useRef<HTMLTextAreaElement>(null);
  const set = (change: Partial<CalculationDraft>) => setDraft(before => ({ ...before, ...change }));
  const written = writtenExpression(draft.text, document);
  const made = commandOfCalculation(draft, written);

  const insert = (added: string) => {
    const { text, cursor } = withInserted(draft.text, added, field.current ?? undefined);
    set({ text });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  };

  return (
    <FormFrame
      title={t.addCalculation}
      sentence={made && logicWords[language].calculated({ name: made.input.name, expression: draft.text })}
      made={made}
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
