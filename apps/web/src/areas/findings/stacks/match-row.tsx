import type { StackedQuestion, StackVariable } from '@wenshu/api-contract';
import { fitsShape } from '@wenshu/survey-core';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { ActionButton } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './aggregation.module.css';
import type { ChosenSource } from './source-list.tsx';

interface MatchRowProps {
  readonly question: StackedQuestion;
  readonly place: number;
  readonly chosen: readonly ChosenSource[];
  /** Of each source. */
  readonly variables: readonly (readonly StackVariable[])[];
  onChange(changed: StackedQuestion): void;
  onLeaveOut(): void;
}

/** Of each source only what can be the same question is offered. */
export function MatchRow({ question, place, chosen, variables, onChange, onLeaveOut }: MatchRowProps) {
  const t = useTexts(stackTexts);
  const { title, members } = question;
  const shape = members
    .flatMap((key, source) => variables[source]!.find(variable => variable.key === key) ?? [])
    .at(0)?.shape;
  return (
    <tr data-open={members.includes(null)}>
      <th scope="row" data-column={t.question}>
        <input
          className={classes.input}
          aria-label={t.questionOf({ number: place + 1 })}
          defaultValue={title}
          onBlur={event => onChange({ ...question, title: event.target.value.trim() || title })}
        />
      </th>
      {chosen.map(({ scrollId, name, wave }, source) => (
        <td key={scrollId} data-column={wave}>
          <select
            aria-label={t.memberOf({ title, source: name })}
            value={members[source] ?? ''}
            onChange={event =>
              onChange({
                ...question,
                members: members.map((key, at) => (at === source ? event.target.value || null : key)),
              })
            }
          >
            <option value="">{t.absent}</option>
            {variables[source]!.filter(variable => shape === undefined || fitsShape(variable.shape, shape)).map(
              variable => (
                <option key={variable.key} value={variable.key}>
                  {variable.name === variable.title ? variable.name : `${variable.name} ${variable.title}`}
                </option>
              ),
            )}
          </select>
        </td>
      ))}
      <td>
        <ActionButton kind="text" aria-label={t.leaveOut({ title })} onClick={onLeaveOut}>
          ×
        </ActionButton>
      </td>
    </tr>
  );
}
