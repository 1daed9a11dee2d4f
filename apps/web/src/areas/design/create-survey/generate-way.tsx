import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { BeingBuilt } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';

/** Stands here because people look for it here; it says that it is not there yet. */
export function GenerateWay() {
  const t = useTexts(createSurveyTexts);
  return (
    <section className={classes.panel}>
      <BeingBuilt level={2} title={t.generateTitle} text={t.generateText} />
    </section>
  );
}
