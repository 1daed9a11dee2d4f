import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './questionnaires.module.css';

export function LabelList({ labels }: { readonly labels: readonly string[] }) {
  const t = useTexts(questionnaireTexts);
  if (labels.length === 0) return null;
  return (
    <ul className={classes.labels} aria-label={t.columns.labels}>
      {labels.map(label => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
