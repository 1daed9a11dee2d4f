import { inOrder, type Question } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { carriedItems } from '../../document/reading/carried-items.ts';
import type { Place } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { Choose } from './choose.tsx';
import type { TestDraft } from './drafts/test-draft.ts';
import classes from './logic.module.css';
import { NumberOperand } from './number-operand.tsx';
import { OptionChips } from './option-chips.tsx';

interface TestValueProps {
  readonly draft: TestDraft;
  readonly question: Question | undefined;
  readonly place: Place;
  set(change: Partial<TestDraft>): void;
}

/** What the answer is held against; its form follows from what is asked. */
export function TestValue({ draft, question, place, set }: TestValueProps): ReactNode {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const { about, subject } = draft;
  if (about === undefined || about.startsWith('answered:')) return null;
  if (about.startsWith('choice:') && question)
    return (
      <OptionChips
        items={[...carriedItems(document, question), ...inOrder(question.items)]}
        chosen={draft.itemIds}
        onChange={itemIds => set({ itemIds })}
      />
    );
  if (about.startsWith('text:'))
    return (
      <>
        {subject === 'parameter' && (
          <Input
            aria-label={t.parameterName}
            placeholder={t.parameterName}
            className={classes.medium}
            value={draft.name}
            onChange={event => set({ name: event.target.value })}
          />
        )}
        <Input
          aria-label={t.text}
          placeholder={t.text}
          className={classes.medium}
          maxLength={800}
          value={draft.text}
          onChange={event => set({ text: event.target.value })}
        />
      </>
    );
  if (about.startsWith('label:') || about.startsWith('channel:')) {
    const label = about.startsWith('label:') ? t.labels : t.channels;
    return (
      <Select
        mode="tags"
        aria-label={label}
        placeholder={label}
        className={classes.wide}
        value={[...draft.values]}
        onChange={values => set({ values })}
      />
    );
  }
  if (about.startsWith('language:')) {
    const known = [document.baseLanguageId, ...Object.keys(document.languages).map(Number)];
    const nameOf = (id: number) =>
      (t.languageNames as Readonly<Record<string, string>>)[id] ?? document.languages[id]?.name ?? String(id);
    return (
      <Select
        mode="multiple"
        aria-label={t.languages}
        placeholder={t.languages}
        className={classes.wide}
        value={[...draft.values]}
        options={[...new Set(known)].map(id => ({ value: String(id), label: nameOf(id) }))}
        onChange={values => set({ values })}
      />
    );
  }
  const words = about === 'date' ? t.dayCompare : t.compare;
  const compare = (
    <Choose
      label={t.compareLabel}
      className={classes.medium}
      value={draft.compare}
      options={Object.entries(words).map(([value, label]) => ({ value, label }))}
      onChoose={chosen => set({ compare: chosen as TestDraft['compare'] })}
    />
  );
  if (about === 'date')
    return (
      <>
        {compare}
        <Input
          type="date"
          aria-label={t.day}
          className={classes.medium}
          value={draft.text === 'today' ? '' : draft.text}
          onChange={event => set({ text: event.target.value })}
        />
        <Button
          type={draft.text === 'today' ? 'primary' : 'default'}
          aria-pressed={draft.text === 'today'}
          onClick={() => set({ text: draft.text === 'today' ? '' : 'today' })}
        >
          {t.today}
        </Button>
      </>
    );
  return (
    <>
      {compare}
      <NumberOperand place={place} value={draft.value} reference={draft.reference} onChange={set} />
    </>
  );
}
