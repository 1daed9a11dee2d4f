import { type CallData, type ListedScheme, type projectCalls, schemeCalls, schemeSamples } from '@wenshu/api-contract';
import { limits, marginOf, shareOfPeople } from '@wenshu/survey-core';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useDeferredValue, useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, languageCode, useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { mayIn, useEnterprise } from '../../../app/team/use-enterprise.ts';
import { useRefreshProjects } from '../projects/use-projects.ts';
import { isTaskName } from '../workspace/questionnaires/is-task-name.ts';
import { readHanded } from './handed-values.ts';
import { PlaceField, type SchemePlace } from './place-field.tsx';
import { SchemeFields } from './scheme-fields.tsx';
import { SchemeMakes } from './scheme-makes.tsx';
import { areSamplesRight, type TypedValues, valuesOf } from './scheme-setting.ts';
import classes from './schemes.module.css';

interface SchemeScreenProps {
  readonly scheme: ListedScheme;
  /** The one that the person came from. */
  readonly project: CallData<typeof projectCalls.get> | undefined;
  /** The form was filled in elsewhere, under this name. */
  readonly handed: string | undefined;
}

/** One scheme: what it is for, the few things that it asks for, and what will be made of them. */
export function SchemeScreen({ scheme, project, handed }: SchemeScreenProps) {
  const t = useTexts(schemeScreenTexts);
  const id = useId();
  const { go } = useGo();
  const refresh = useRefreshProjects();
  const enterprise = useEnterprise();
  const { schemeId, fields } = scheme;
  const [typed, setTyped] = useState<TypedValues>(() => readHanded(handed));
  const [samples, setSamples] = useState<number | null>(scheme.samples);
  const [name, setName] = useState(scheme.name);
  const [written, setWritten] = useState(language);
  const [chosen, setChosen] = useState<SchemePlace>();
  const [isTried, setIsTried] = useState(false);
  const usual: SchemePlace = project
    ? { in: 'existing', projectId: project.projectId }
    : { in: mayIn(enterprise, 'enterprise.createProject') ? 'fresh' : 'own' };
  const place = chosen ?? usual;
  const values = valuesOf(scheme, typed);
  const setting = values &&
    areSamplesRight(samples) && { schemeId, languageId: languageCode(written), values, samples };
  const shown = useDeferredValue(setting || undefined);
  const isPlaced = place.in !== 'existing' || place.projectId !== undefined;

  const { isBusy, run } = useAction(
    (filled: NonNullable<typeof shown>) =>
      client.call(schemeCalls.useScheme, { ...filled, name: name.trim(), ...placeOf(place) }),
    {
      done: t.created,
      refresh,
      onDone: ({ scrollId, reportId }) =>
        go(`/survey/create/edit${stringifySearch({ scrollId, scheme: schemeId, reportId })}`),
    },
  );
  const create = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (setting && isTaskName(name) && isPlaced) void run(setting);
  };
  const placeOf = (where: SchemePlace) => {
    if (where.in === 'existing') return { projectId: where.projectId };
    return where.in === 'fresh' ? { enterpriseId: enterprise?.enterpriseId } : {};
  };
  return (
    <form className={classes.screen} noValidate onSubmit={create}>
      <div>
        <Facts scheme={scheme} samples={areSamplesRight(samples) ? samples : scheme.samples} />
        <section className={classes.panel}>
          <h2>{t.setUp}</h2>
          <p className={classes.hint}>{t.setUpText}</p>
          <SchemeFields fields={fields} typed={typed} isTried={isTried} onChange={setTyped} />
          <div className={classes.field}>
            <label htmlFor={`${id}-samples`}>{t.samples}</label>
            <p className={classes.hint}>{t.samplesHint}</p>
            <NumberInput id={`${id}-samples`} value={samples} precision={0} onChange={setSamples} />
            <p className={classes.problem}>{!areSamplesRight(samples) && t.samplesWrong(schemeSamples)}</p>
          </div>
          <fieldset className={classes.places}>
            <legend>{t.language}</legend>
            {(['zh', 'en'] as const).map(one => (
              <label key={one}>
                <input
                  type="radio"
                  name={`${id}-language`}
                  checked={written === one}
                  onChange={() => setWritten(one)}
                />
                {t.languages[one]}
              </label>
            ))}
          </fieldset>
          <TextField
            label={t.name}
            value={name}
            maxLength={limits.taskName.max}
            problem={isTried && !isTaskName(name) ? t.nameWrong : undefined}
            onChange={event => setName(event.currentTarget.value)}
          />
          <PlaceField place={place} isTried={isTried} onChange={setChosen} />
          <ActionButton type="submit" size="large" aria-disabled={isBusy}>
            {isBusy ? t.creating : t.create}
          </ActionButton>
        </section>
      </div>
      <SchemeMakes setting={shown} />
    </form>
  );
}

function Facts({ scheme, samples }: { readonly scheme: ListedScheme; readonly samples: number }) {
  const t = useTexts(schemeScreenTexts);
  const { gives, notFor, minutes } = scheme;
  const margin = (100 * marginOf(shareOfPeople, samples)).toFixed(1);
  const facts = [
    [t.gives, gives],
    [t.sample, t.sampleText({ samples, margin, minutes })],
    [t.notFor, notFor],
  ] as const;
  return (
    <dl className={classes.about}>
      {facts.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
