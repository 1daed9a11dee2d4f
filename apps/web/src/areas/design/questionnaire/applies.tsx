import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { useTexts } from '../../../app/language/language.ts';
import classes from './create.module.css';

/** When a change takes effect: nobody should have to guess. */
export function Applies({ when }: { readonly when: 'now' | 'later' }) {
  const t = useTexts(createScreenTexts);
  return (
    <span className={classes.badge} data-kind={when}>
      {when === 'now' ? t.appliesNow : t.appliesOnPublish}
    </span>
  );
}
