import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { attributeKinds, MOST_TALK_ATTRIBUTES, type TalkAttribute, transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { TextField } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { type Project, useRefreshProject } from '../state/use-project.ts';
import { lostValues } from './lost-values.ts';
import classes from './people.module.css';

/** As it is written in the box: choices may still be empty lines. */
interface Draft extends Omit<TalkAttribute, 'choices'> {
  readonly choices: string;
}

const linesOf = (choices: string) =>
  choices
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

interface AttributesDialogProps {
  readonly scrollId: string;
  readonly project: Project;
  onClose(): void;
}

/** What is known of people: added, named, put in order, with their choices. */
export function AttributesDialog({ scrollId, project: { attributes, people }, onClose }: AttributesDialogProps) {
  const texts = useTexts(transcriptTexts);
  const t = texts.attributes;
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    attributes.map(one => ({ ...one, choices: one.choices.join('\n') })),
  );
  const [isTried, setIsTried] = useState(false);
  const made: TalkAttribute[] = drafts.map(one => ({
    ...one,
    name: one.name.trim(),
    choices: one.kind === 'choice' ? linesOf(one.choices) : [],
  }));
  const { isBusy, run } = useAction(
    () => client.call(transcriptProjectCalls.saveAttributes, { scrollId, attributes: made }),
    { refresh: useRefreshProject(scrollId), onDone: onClose },
  );
  const isNamed = (at: number) => {
    const name = made[at]!.name.toLowerCase();
    return name !== '' && made.every((one, place) => place === at || one.name.toLowerCase() !== name);
  };
  const hasChoices = ({ kind, choices }: TalkAttribute) =>
    kind !== 'choice' || (choices.length > 0 && new Set(choices).size === choices.length);
  const submit = async () => {
    setIsTried(true);
    if (!made.every((one, at) => isNamed(at) && hasChoices(one))) return;
    const { names, count } = lostValues(attributes, made, people);
    const box = {
      title: t.lostTitle,
      text: t.lostText({ names: names.join(' · '), count }),
      confirm: t.lostDo,
      decline: texts.cancel,
    };
    if (count === 0 || (await askBox(box))) void run();
  };
  const change = (at: number, next: Partial<Draft>) =>
    setDrafts(now => now.map((one, place) => (place === at ? { ...one, ...next } : one)));
  const move = (at: number, by: number) =>
    setDrafts(now => {
      const without = now.filter((_one, place) => place !== at);
      return [...without.slice(0, at + by), now[at]!, ...without.slice(at + by)];
    });
  return (
    <FormDialog
      title={t.title}
      submit={texts.save}
      isBusy={isBusy}
      isDirty={JSON.stringify(made) !== JSON.stringify(attributes)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.hint}</p>
      {drafts.length === 0 && <p className={classes.soft}>{t.none}</p>}
      <ul className={classes.list}>
        {drafts.map((draft, at) => (
          <li key={draft.id} className={classes.attribute}>
            <div className={classes.line}>
              <TextField
                label={t.name}
                value={draft.name}
                maxLength={60}
                problem={isTried && !isNamed(at) ? t.nameProblem : undefined}
                onChange={event => change(at, { name: event.target.value })}
              />
              <Select
                aria-label={t.kind}
                value={draft.kind}
                options={attributeKinds.map(kind => ({ value: kind, label: t.kinds[kind] }))}
                onChange={kind => change(at, { kind })}
              />
              <Button
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t.up({ name: draft.name })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <Button
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t.down({ name: draft.name })}
                disabled={at === drafts.length - 1}
                onClick={() => move(at, 1)}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t.remove({ name: draft.name })}
                onClick={() => setDrafts(now => now.filter((_one, place) => place !== at))}
              />
            </div>
            {draft.kind === 'choice' && (
              <Choices
                value={draft.choices}
                problem={isTried && !hasChoices(made[at]!) ? t.choicesProblem : undefined}
                onChange={choices => change(at, { choices })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={drafts.length >= MOST_TALK_ATTRIBUTES}
        onClick={() => setDrafts(now => [...now, { id: newId(), name: '', kind: 'choice', choices: '' }])}
      >
        {t.add}
      </Button>
    </FormDialog>
  );
}

interface ChoicesProps {
  readonly value: string;
  readonly problem: string | undefined;
  onChange(value: string): void;
}

function Choices({ value, problem, onChange }: ChoicesProps) {
  const t = useTexts(transcriptTexts).attributes;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t.choices}</label>
      <textarea
        id={id}
        className={classes.choices}
        value={value}
        aria-invalid={problem !== undefined}
        onChange={event => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
