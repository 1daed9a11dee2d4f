import { mayBeEither, takenAs } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { variableName } from '../../filter/variable-names.ts';
import { withTaken } from './model-analysis.ts';
import { useModel } from './model-context.ts';
import classes from './models.module.css';

/** Whether a question with options goes in as points or by its options; pressed, it is the other. */
export function TakenToggle({ variable: key }: { readonly variable: string }) {
  const t = useTexts(modelScreenTexts).slots;
  const { analysis, variables, change } = useModel();
  const variable = variables.get(key);
  if (!variable || !mayBeEither(variable)) return null;
  const way = takenAs(variable, analysis.request);
  return (
    <button
      type="button"
      className={classes.taken}
      title={t.takenHint[way]}
      aria-label={t.takenOf({ name: variableName(variable), way: t.taken[way] })}
      onClick={() => change(now => withTaken(now, variable, way === 'points' ? 'categories' : 'points'))}
    >
      {t.taken[way]}
    </button>
  );
}
