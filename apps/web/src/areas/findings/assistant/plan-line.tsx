import type { AskedStep } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './assistant.module.css';

/** How a question was understood, in the survey's words. */
export function PlanLine({ plan }: { readonly plan: NonNullable<AskedStep['plan']> }) {
  const t = useTexts(assistantTexts).plan;
  const by = plan.isByAny ? [t.byAny] : plan.by;
  const only = plan.only.map(one => t.onlyOf(one));
  return (
    <div className={classes.plan}>
      <StatusTag>{t.kinds[plan.kind]}</StatusTag>
      <Words label={t.of} words={plan.subjects} />
      <Words label={t.by} words={by} />
      <Words label={t.only} words={only} />
      {plan.shown !== 'usual' && <span>{t.shownAs[plan.shown]}</span>}
    </div>
  );
}

function Words({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <span>
      <span className={classes.faint}>{label} </span>
      {words.join(' · ')}
    </span>
  );
}
