import type { DraftLanguage, PlannedQuestion } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { wordsOfQuestion } from './plan-lines.ts';
import type { DraftChanges } from './use-draft.ts';

interface WordsDialogProps {
  readonly question: PlannedQuestion;
  readonly language: DraftLanguage;
  readonly changes: DraftChanges;
  onClose(): void;
}

const LONGEST = 300;

/** Other words for what is there; how many options there are stays as it is, because rules name them by their places. */
export function WordsDialog({ question, language, changes, onClose }: WordsDialogProps) {
  const { wordsDialog: t } = useTexts(draftingTexts);
  const old = wordsOfQuestion(question, language);
  const [words, setWords] = useState(old);
  const { isBusy, run } = changes.edit;
  const set = (field: 'items' | 'rows', at: number, text: string) =>
    setWords({ ...words, [field]: words[field].map((one, index) => (index === at ? text : one)) });
  const isWhole = words.title.trim() !== '' && [...words.items, ...words.rows].every(text => text.trim() !== '');
  const save = async () => {
    if (await run({ does: 'words', questionId: question.id, language, words })) onClose();
  };
  return (
    <FormDialog
      title={t.title}
      submit={t.save}
      isBusy={isBusy}
      isReady={isWhole}
      isDirty={words !== old}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label={t.question}>
        {control => (
          <Input.TextArea
            {...control}
            autoSize
            value={words.title}
            maxLength={LONGEST}
            onChange={event => setWords({ ...words, title: event.target.value })}
          />
        )}
      </Field>
      {words.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place here, its words change
        <Field key={index} label={t.row({ count: index + 1 })}>
          {control => (
            <Input
              {...control}
              value={row}
              maxLength={LONGEST}
              onChange={event => set('rows', index, event.target.value)}
            />
          )}
        </Field>
      ))}
      {words.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place here, its words change
        <Field key={index} label={t.option({ count: index + 1 })}>
          {control => (
            <Input
              {...control}
              value={item}
              maxLength={LONGEST}
              onChange={event => set('items', index, event.target.value)}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
