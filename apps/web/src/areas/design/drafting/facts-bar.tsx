import { type Draft, type DraftPlan, draftLanguages } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import classes from './drafting.module.css';
import type { DraftChanges } from './use-draft.ts';

interface FactsBarProps {
  readonly draft: Draft;
  readonly plan: DraftPlan;
  readonly changes: DraftChanges;
}

/** The few things that were read in the description, to be put right where they are wrong, and what is still worth saying. */
export function FactsBar({ draft, plan, changes }: FactsBarProps) {
  const t = useTexts(draftingTexts);
  const [isOpen, setOpen] = useState(false);
  const { thing, audience, minutes, mostQuestions, languages, isAnonymous } = plan.facts;
  const list = [
    [t.fact.thing, thing || t.fact.unknown],
    [t.fact.audience, audience || t.fact.unknown],
    [t.fact.minutes, minutes === null ? t.fact.unknown : t.minutes({ count: minutes })],
    [t.fact.languages, languages.map(language => t.languages[language]).join(' / ')],
    ...(mostQuestions === null ? [] : [[t.fact.questions, t.atMost({ count: mostQuestions })]]),
  ];
  return (
    <section className={classes.facts} aria-label={t.facts}>
      <dl>
        {list.map(([name, value]) => (
          <div key={name} className={classes.chip}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {isAnonymous && (
          <div className={classes.chip}>
            <dt className={classes.unseen}>{t.facts}</dt>
            <dd>{t.fact.anonymous}</dd>
          </div>
        )}
      </dl>
      <Button size="small" onClick={() => setOpen(true)} disabled={draft.jobId !== null}>
        {t.changeFacts}
      </Button>
      {draft.asks.length > 0 && (
        <div className={classes.asks}>
          <strong>{t.asksTitle}</strong>
          <ul>
            {draft.asks.map(ask => (
              <li key={ask}>{t.asks[ask]}</li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && <FactsDialog plan={plan} changes={changes} onClose={() => setOpen(false)} />}
    </section>
  );
}

function FactsDialog({ plan, changes, onClose }: Omit<FactsBarProps, 'draft'> & { onClose(): void }) {
  const t = useTexts(draftingTexts);
  const [facts, setFacts] = useState(plan.facts);
  const { isBusy, run } = changes.facts;
  const save = async () => {
    const { thing, audience, minutes, languages } = facts;
    const isOther = thing !== plan.facts.thing || audience !== plan.facts.audience || minutes !== plan.facts.minutes;
    // Other languages alone leave the questions as they are.
    if (isOther && !(await askBox(t.factsAsk))) return;
    if (await run({ thing: thing.trim(), audience: audience.trim(), minutes, languages })) onClose();
  };
  return (
    <FormDialog
      title={t.facts}
      submit={t.saveFacts}
      isBusy={isBusy}
      isReady={facts.languages.length > 0}
      isDirty={facts !== plan.facts}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className={classes.hint}>{t.factsHint}</p>
      <Field label={t.factThing}>
        {control => (
          <Input
            {...control}
            value={facts.thing}
            maxLength={80}
            onChange={event => setFacts({ ...facts, thing: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.factAudience}>
        {control => (
          <Input
            {...control}
            value={facts.audience}
            maxLength={200}
            onChange={event => setFacts({ ...facts, audience: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.factMinutes}>
        {control => (
          <NumberInput
            {...control}
            value={facts.minutes}
            min={1}
            max={60}
            precision={0}
            onChange={minutes => setFacts({ ...facts, minutes })}
          />
        )}
      </Field>
      <fieldset className={classes.plain}>
        <legend>{t.factLanguages}</legend>
        <Checkbox.Group
          value={[...facts.languages]}
          options={draftLanguages.map(value => ({ value, label: t.languages[value] }))}
          onChange={chosen => {
            // The first one stays the one that it is written in.
            const both = [...facts.languages, ...draftLanguages.filter(one => !facts.languages.includes(one))];
            setFacts({ ...facts, languages: both.filter(one => chosen.includes(one)) });
          }}
        />
      </fieldset>
    </FormDialog>
  );
}
