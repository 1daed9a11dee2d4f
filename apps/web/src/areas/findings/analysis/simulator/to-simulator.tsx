import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { analysisAddress } from '../analysis-address.ts';
import { keysIn } from '../models/model-analysis.ts';
import { useModel } from '../models/model-context.ts';
import classes from './simulator.module.css';

/** From part-worths to what they mean on a market. */
export function ToSimulator() {
  const t = useTexts(simulatorScreenTexts);
  const { scrollId, analysis } = useModel();
  const [question] = keysIn(analysis, 'question');
  if (question === undefined) return null;
  return (
    <p className={classes.alone}>
      {t.openHint}{' '}
      <AppLink to={analysisAddress({ on: 'models', scrollId, modelId: 'simulator', question, isFresh: true })}>
        {t.open}
      </AppLink>
    </p>
  );
}
