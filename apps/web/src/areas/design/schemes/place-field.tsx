import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { mayIn, useEnterprise } from '../../../app/team/use-enterprise.ts';
import { useProjects } from '../projects/use-projects.ts';
import classes from './schemes.module.css';

/** Of one's own, in a new project, or in one that is there. */
export type SchemePlace =
  | { readonly in: 'own' | 'fresh' }
  | { readonly in: 'existing'; readonly projectId: string | undefined };

interface PlaceFieldProps {
  readonly place: SchemePlace;
  readonly isTried: boolean;
  onChange(place: SchemePlace): void;
}

/** Whoever works in no enterprise has nothing to choose. */
export function PlaceField({ place, isTried, onChange }: PlaceFieldProps) {
  const t = useTexts(schemeScreenTexts);
  const enterprise = useEnterprise();
  return enterprise && !enterprise.isShut ? (
    <fieldset className={classes.places}>
      <legend>{t.place}</legend>
      <Choice in="own" place={place} onChange={onChange} />
      {mayIn(enterprise, 'enterprise.createProject') && <Choice in="fresh" place={place} onChange={onChange} />}
      <Choice in="existing" place={place} onChange={onChange} />
      {place.in === 'existing' && (
        <ProjectChoice
          enterpriseId={enterprise.enterpriseId}
          projectId={place.projectId}
          isTried={isTried}
          onChange={projectId => onChange({ in: 'existing', projectId })}
        />
      )}
    </fieldset>
  ) : null;
}

interface ChoiceProps {
  readonly in: SchemePlace['in'];
  readonly place: SchemePlace;
  onChange(place: SchemePlace): void;
}

function Choice({ in: where, place, onChange }: ChoiceProps) {
  const t = useTexts(schemeScreenTexts);
  return (
    <label>
      <input
        type="radio"
        name="scheme-place"
        checked={place.in === where}
        onChange={() => onChange(where === 'existing' ? { in: where, projectId: undefined } : { in: where })}
      />
      {t.places[where]}
    </label>
  );
}

interface ProjectChoiceProps {
  readonly enterpriseId: string;
  readonly projectId: string | undefined;
  readonly isTried: boolean;
  onChange(projectId: string): void;
}

function ProjectChoice({ enterpriseId, projectId, isTried, onChange }: ProjectChoiceProps) {
  const t = useTexts(schemeScreenTexts);
  const id = useId();
  const projects = useProjects({ enterpriseId, pageSize: 100, orderBy: 'name', direction: 'asc' }).data?.rows ?? [];
  const into = projects.filter(({ rights }) => rights.includes('project.edit'));
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.unseen}>
        {t.project}
      </label>
      <Select
        id={id}
        showSearch
        optionFilterProp="label"
        placeholder={t.chooseProject}
        notFoundContent={t.noProject}
        value={projectId}
        options={into.map(({ projectId: value, name: label }) => ({ value, label }))}
        onChange={onChange}
      />
      <p className={classes.problem}>{isTried && !projectId && t.chooseProject}</p>
    </div>
  );
}
