import { type CheckPerson, customFieldName, type NewRespondent } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
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

const BLANK: NewRespondent = { name: '', mobile: '', email: '', group: '', custom: {}, labels: [] };
const TEXTS = ['name', 'mobile', 'email', 'group'] as const;

/** Everything that a list knows of one person. */
export function PersonForm({ title, person, list, onSave, onClose }: PersonFormProps) {
  const t = useTexts(peopleTexts);
  const id = useId();
  const [draft, setDraft] = useState<NewRespondent>(person ?? BLANK);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const checked = list.check(draft);
  const faults = 'faults' in checked ? checked.faults : [];
  const problemOf = (field: string) => {
    const fault = isTried && faults.find(one => one.field === field || one.field.startsWith(`${field}.`));
    return fault ? t.importing.faults[fault.reason] : '';
  };
  const fields = [...new Set([...list.customFields, ...Object.keys(draft.custom)])];
  const write = (field: string, value: string) => setDraft({ ...draft, custom: { ...draft.custom, [field]: value } });
  const isBlank = TEXTS.every(field => draft[field].trim() === '') && Object.values(draft.custom).every(one => !one);
  const save = async () => {
    setIsTried(true);
    if (!('respondent' in checked) || isBlank) return;
    const filled = Object.entries(checked.respondent.custom).filter(([, value]) => value !== '');
    const respondent = { ...checked.respondent, custom: Object.fromEntries(filled) };
    setIsBusy(true);
    try {
      await onSave(respondent);
    } catch {
      setIsBusy(false);
    }
  };
  const textField = (field: string, label: string, value: string, onWrite: (text: string) => void) => (
    <div key={field} className={classes.formField}>
      <label htmlFor={`${id}-${field}`}>{label}</label>
      <Input
        id={`${id}-${field}`}
        value={value}
        status={problemOf(field) ? 'error' : ''}
        aria-describedby={`${id}-${field}-problem`}
        onChange={event => onWrite(event.target.value)}
      />
      <p id={`${id}-${field}-problem`} className={classes.problem} role="alert">
        {problemOf(field)}
      </p>
    </div>
  );
  return (
    <Modal
      open
      title={title}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isBlank }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={classes.form}>
        {TEXTS.map(field =>
          textField(field, list.fieldName(field), draft[field], text => setDraft({ ...draft, [field]: text })),
        )}
        <div className={classes.formField}>
          <label htmlFor={`${id}-labels`}>{t.fields.labels}</label>
          <LabelsField
            id={`${id}-labels`}
            value={draft.labels}
            known={list.labels}
            describedBy={`${id}-labels-hint`}
            onChange={labels => setDraft({ ...draft, labels: [...labels] })}
          />
          <p id={`${id}-labels-hint`} className={problemOf('labels') ? classes.problem : classes.hint}>
            {problemOf('labels') || list.labelsHint}
          </p>
        </div>
        {fields.map(field =>
          textField(`custom.${field}`, field, own(draft.custom, field) ?? '', text => write(field, text)),
        )}
        <NewField taken={fields} onAdd={field => write(field, '')} />
      </div>
    </Modal>
  );
}

/** A field that the list does not have yet. */
function NewField({ taken, onAdd }: { readonly taken: readonly string[]; onAdd(field: string): void }) {
  const t = useTexts(peopleTexts);
  const id = useId();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = taken.includes(wanted) || Object.hasOwn(t.fields, wanted);
  const isRight = customFieldName.safeParse(wanted).success && !isTaken;
  const add = () => {
    if (!isRight) return;
    onAdd(wanted);
    setName('');
  };
  return (
    <div className={classes.formField}>
      <label htmlFor={id}>{t.customTitle}</label>
      <div className={classes.newField}>
        <Input
          id={id}
          placeholder={t.customName}
          aria-describedby={`${id}-hint`}
          value={name}
          onChange={event => setName(event.target.value)}
          onPressEnter={add}
        />
        <Button disabled={!isRight} onClick={add}>
          {t.customAdd}
        </Button>
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {isTaken ? t.customNameTaken : t.customNameHint}
      </p>
    </div>
  );
}
