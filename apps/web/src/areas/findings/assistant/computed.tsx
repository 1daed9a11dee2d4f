import type { AnsweredPart } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { language, useTexts } from '../../../app/language/language.ts';
import { isModelName } from '../analysis/analysis-address.ts';
import classes from './assistant.module.css';

/** What ran, of what, of whom: so that nobody has to believe an answer. */
export function Computed({ part }: { readonly part: AnsweredPart }) {
  const t = useTexts(assistantTexts).computed;
  const { kinds } = useTexts(analysisScreenTexts);
  const { analysis, variables, filter, people } = part;
  const { kind } = analysis;
  const method = isModelName(kind) ? modelTexts[kind][language].name : kinds[kind];
  return (
    <details className={classes.computed}>
      <summary>{t.title}</summary>
      <dl>
        <dt>{t.method}</dt>
        <dd>{method}</dd>
        <dt>{t.variables}</dt>
        <dd>
          <ul className={classes.bare}>
            {[...new Set(variables)].map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </dd>
        <dt>{t.filter}</dt>
        <dd>{filter ?? t.noFilter}</dd>
        <dt>{t.people}</dt>
        <dd>{people}</dd>
        <dt>{t.weight}</dt>
        <dd>{t.unweighted}</dd>
      </dl>
    </details>
  );
}
