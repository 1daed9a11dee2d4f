import type { NumberReference } from '@wenshu/survey-core';
import { inOrder } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { type Place, readableQuestions, testsOf } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { Choose } from './choose.tsx';
import { itemsFor } from './drafts/about-options.ts';
import { short } from './drafts/question-names.ts';
import classes from './logic.module.css';

interface NumberOperandProps {
  readonly place: Place;
  readonly value: number | null;
  readonly reference: NumberReference | undefined;
  onChange(next: { value: number | null; reference: NumberReference | undefined }): void;
}

/** The number to compare with: one that is typed, another answer, or a calculation. */
export function NumberOperand({ place, value, reference, onChange }: NumberOperandProps) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const answers = readableQuestions(document, place)
    .filter(question => testsOf(question).includes('number'))
    .flatMap(question => {
      const items = itemsFor(question, 'number');
      const name = question.seqName;
      return items.length === 0
        ? [{ value: `question:${question.id}`, label: t.anotherNumber({ name }) }]
        : items.map(item => ({
            value: `question:${question.id}:${item.id}`,
            label: t.anotherNumber({ name: `${name} “${short(item.title.text)}”` }),
          }));
    });
  const calculations = inOrder(document.calculations).map(({ id, name }) => ({
    value: `calculation:${id}`,
    label: t.aCalculation({ name }),
  }));
  const others = [...answers, ...calculations];
  return (
    <>
      {others.length > 0 && (
        <Choose
          label={t.compareWith}
          className={classes.medium}
          value={codeOf(reference)}
          options={[{ value: 'number', label: t.aNumber }, ...others]}
          onChoose={code => onChange({ value: code === 'number' ? value : null, reference: referenceOf(code) })}
        />
      )}
      {!reference && (
        <NumberInput
          aria-label={t.number}
          placeholder={t.number}
          className={classes.number}
          value={value}
          onChange={number => onChange({ value: number, reference: undefined })}
        />
      )}
    </>
  );
}

function codeOf(reference: NumberReference | undefined): string {
  if (!reference) return 'number';
  if ('calculationId' in reference) return `calculation:${reference.calculationId}`;
  return `question:${reference.questionId}${reference.itemId ? `:${reference.itemId}` : ''}`;
}

function referenceOf(code: string): NumberReference | undefined {
  const [kind, id, itemId] = code.split(':');
  if (!id) return undefined;
  if (kind === 'calculation') return { calculationId: id };
  return { questionId: id, ...(itemId && { itemId }) };
}
