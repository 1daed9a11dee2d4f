import type { CheckPerson, NewRespondent } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { blankPerson, checkNewField, checkPerson, faultOf, isBlankPerson, personTexts } from './check-person-draft.ts';
import { LabelsField } from './labels-field.tsx';
import classes from './people.module.css';

/** What people of a list may be, and what is in use there. */
export interface ListFacts {
  readonly check: CheckPerson;
  readonly labels: readonly string[];
  readonly customFields: readonly string[];
  readonly labelsHint: string;
  fieldName(field: string): string;
}

interface PersonFormProps {
  readonly title: string;
  /** Nobody: somebody new. */
  readonly person?: NewRespondent | undefined;
  readonly list: ListFacts;
  /** What is refused has been told, and the box stays. */
  onSave(person: NewRespondent): Promise<void>;
  onClose(): void;
}

/** Everything that a list knows of one person. */
export function PersonForm({ title, person, list, onSave, onClose }: PersonFormProps) {
  const t = useTexts(peopleTexts);
  const [start] = useState<NewRespondent>(person ?? blankPerson);
  const [draft, setDraft] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(onSave);
  const checked = checkPerson(list.check, draft);
  const problemOf = (field: string) => {
    const reason = isTried ? faultOf(checked, field) : undefined;
    return reason && t.importing.faults[reason];
  };
  const fields = [...new Set([...list.customFields, ...Object.keys(draft.custom)])];
  const write = (field: string, value: string) => setDraft({ ...draft, custom: { ...draft.custom, [field]: value } });
  const save = () => {
    setIsTried(true);
    if ('respondent' in checked) void run(checked.respondent);
  };
  const textField = (field: string, label: string, value: string, onWrite: (text: string) => void) => (
    <Field key={field} label={label} problem={problemOf(field)}>
      {control => <Input {...control} value={value} onChange={event => onWrite(event.target.value)} />}
    </Field>
  );
  return (
    <FormDialog
      title={title}
      submit={t.save}
      isBusy={isBusy}
      isReady={!isBlankPerson(draft)}
      isDirty={draft !== start}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        {personTexts.map(field =>
          textField(field, list.fieldName(field), draft[field], text => setDraft({ ...draft, [field]: text })),
        )}
        <Field label={t.fields.labels} hint={list.labelsHint} problem={problemOf('labels')}>
          {control => (
            <LabelsField
              control={control}
              value={draft.labels}
              known={list.labels}
              onChange={labels => setDraft({ ...draft, labels: [...labels] })}
            />
          )}
        </Field>
        {fields.map(field =>
          textField(`custom.${field}`, field, own(draft.custom, field) ?? '', text => write(field, text)),
        )}
        <NewField taken={fields} onAdd={field => write(field, '')} />
      </Fields>
    </FormDialog>
  );
}

/** A field that the list does not have yet. */
function NewField({ taken, onAdd }: { readonly taken: readonly string[]; onAdd(field: string): void }) {
  const t = useTexts(peopleTexts);
  const [name, setName] = useState('');
  const { wanted, isTaken, isRight } = checkNewField(name, [...taken, ...Object.keys(t.fields)]);
  const add = () => {
    if (!isRight) return;
    onAdd(wanted);
    setName('');
  };
  return (
    <Field label={t.customTitle} hint={isTaken ? t.customNameTaken : t.customNameHint}>
      {control => (
        <div className={classes.newField}>
          <Input
            {...control}
            placeholder={t.customName}
            value={name}
            onChange={event => setName(event.target.value)}
            onPressEnter={event => {
              // The field is meant, not the person.
              event.preventDefault();
              add();
            }}
          />
          <Button disabled={!isRight} onClick={add}>
            {t.customAdd}
          </Button>
        </div>
      )}
    </Field>
  );
}
