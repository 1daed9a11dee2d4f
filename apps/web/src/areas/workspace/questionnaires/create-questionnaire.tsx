import { scrollCalls } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { questionnaireTexts } from '@wenshu/texts/questionnaires';
import { ActionButton, Dialog, TextField } from '@wenshu/ui';
import { type FormEvent, useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { language, languageCode, useTexts } from '../../../app/language/language.ts';
import { useGo } from '../../../app/routes/use-go.ts';

/** Asks for a name and opens the editor on the new questionnaire. */
export function CreateQuestionnaire({ onClose }: { onClose: () => void }) {
  const t = useTexts(questionnaireTexts);
  const { go } = useGo();
  const formId = useId();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const length = name.trim().length;
  const isNameRight = length >= limits.taskName.min && length <= limits.taskName.max;
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isNameRight || isBusy) return;
    setIsBusy(true);
    try {
      const { scrollId } = await client.call(scrollCalls.create, {
        name: name.trim(),
        languageId: languageCode(language),
      });
      go(`/survey/create/edit?scrollId=${scrollId}`);
    } catch {
      // The client has told the person; what was typed stays.
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={t.createTitle}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {t.cancel}
          </ActionButton>
          <ActionButton type="submit" form={formId} aria-disabled={isBusy}>
            {t.confirm}
          </ActionButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={create}>
        <TextField
          label={t.name}
          placeholder={t.nameHint}
          value={name}
          maxLength={limits.taskName.max}
          onChange={event => setName(event.currentTarget.value)}
          problem={isTried && !isNameRight ? t.nameProblem : undefined}
        />
      </form>
    </Dialog>
  );
}
