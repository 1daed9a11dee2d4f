import {
  checkRespondent,
  customFieldName,
  type NewRespondent,
  type RespondentRow,
  respondentCalls,
} from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { peopleTexts } from '@wenshu/texts/collect/people';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { LabelsField } from './labels-field.tsx';
import classes from './people.module.css';
import { nameOf } from './person-words.ts';
import { useCustomFields, useLabels } from './use-people.ts';

interface PersonDialogProps {
  readonly scrollId: string;
  /** Nobody: somebody new. */
  readonly person?: RespondentRow;
  onDone(): void;
  onClose(): void;
}

const BLANK: NewRespondent = { name: '', mobile: '', email: '', group: '', custom: {}, labels: [] };
const TEXTS = ['name', 'mobile', 'email', 'group'] as const;

/** Everything that the list knows of one person. */
export function PersonDialog({ scrollId, person, onDone, onClose }: PersonDialogProps) {
  const t = useTexts(peopleTexts);
  const id = useId();
  const known = useLabels(scrollId);
  const usual = useCustomFields(scrollId);
  const [draft, setDraft] = useState<NewRespondent>(person ? { ...BLANK, ...withoutRest(person) } : BLANK);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const checked = checkRespondent(draft);
  const faults = 'faults' in checked ? checked.faults : [];
  const problemOf = (field: string) => {
    const fault = isTried && faults.find(one => one.field === field);
    return fault ? t.importing.faults[fault.reason] : '';
  };
  const fields = [...new Set([...usual, ...Object.keys(draft.custom)])];
  const write = (field: string, value: string) => setDraft({ ...draft, custom: { ...draft.custom, [field]: value } });
  const isBlank = TEXTS.every(field => draft[field].trim() === '') && Object.values(draft.custom).every(one => !one);
  const save = async () => {
    setIsTried(true);
    if (!('respondent' in checked) || isBlank) return;
    const filled = Object.entries(checked.respondent.custom).filter(([, value]) => value !== '');
    const respondent = { ...checked.respondent, custom: Object.fromEntries(filled) };
    setIsBusy(true);
    try {
      if (person) {
        const { respondentId } = person;
        await client.call(respondentCalls.editRespondent, { scrollId, respondentId, respondent });
        notify.success(t.saved);
      } else {
        const { added } = await client.call(respondentCalls.addRespondents, { scrollId, respondents: [respondent] });
        notify.success(t.added({ count: added }));
      }
      onDone();
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
      title={person ? t.editTitle({ name: nameOf(person) }) : t.addTitle}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isBlank }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={classes.form}>
        {TEXTS.map(field =>
          textField(field, t.fields[field], draft[field], text => setDraft({ ...draft, [field]: text })),
        )}
        <div className={classes.formField}>
          <label htmlFor={`${id}-labels`}>{t.fields.labels}</label>
          <LabelsField
            id={`${id}-labels`}
            value={draft.labels}
            known={known}
            describedBy={`${id}-labels-hint`}
            onChange={labels => setDraft({ ...draft, labels: [...labels] })}
          />
          <p id={`${id}-labels-hint`} className={problemOf('labels') ? classes.problem : classes.hint}>
            {problemOf('labels') || t.labelsHint}
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

function withoutRest({ name, mobile, email, group, custom, labels }: RespondentRow): NewRespondent {
  return { name, mobile, email, group, custom, labels };
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
