import { useSearch } from '@tanstack/react-router';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { language, useTexts } from '../../../app/language/language.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { analysisAddress, isModelName } from './analysis-address.ts';
import { emptyModel, type ModelAnalysis } from './models/model-analysis.ts';
import { ModelChoice } from './models/model-choice.tsx';
import { ModelScreen } from './models/model-screen.tsx';
import { NoSurvey } from './no-survey.tsx';
import { OpenedAnalysis } from './opened-analysis.tsx';
import classes from './screen/screen.module.css';

interface Query {
  readonly scrollId?: string;
  readonly analysisId?: string;
  readonly modelId?: string;
  readonly question?: string;
  readonly fresh?: string;
}

/** /survey/analysis/model: a choice of models, then a model on the data of a questionnaire, fresh or kept. */
export default function ModelPage() {
  const t = useTexts(modelScreenTexts);
  return (
    <div className={classes.page}>
      <h1 className={classes.hidden}>{t.title}</h1>
      <ModelPlace />
    </div>
  );
}

function ModelPlace() {
  const { go } = useGo();
  const t = useTexts(modelScreenTexts);
  const { scrollId, analysisId, modelId, question, fresh = '' } = useSearch({ strict: false }) as Query;
  if (scrollId === undefined) return <NoSurvey />;
  const kind = isModelName(modelId) ? modelId : undefined;
  if (analysisId === undefined && kind === undefined)
    return (
      <section className={classes.choice} aria-labelledby="models">
        <h2 id="models" className={classes.choiceTitle}>
          {t.choose}
        </h2>
        <p className={classes.choiceText}>{t.chooseText}</p>
        <ModelChoice
          scrollId={scrollId}
          onChoose={chosen => go(analysisAddress({ on: 'models', scrollId, modelId: chosen, isFresh: true }))}
        />
      </section>
    );
  const first = kind && { name: modelTexts[kind][language].name, analysis: emptyModel(kind, question) };
  return (
    <OpenedAnalysis<ModelAnalysis>
      key={scrollId}
      on="models"
      scrollId={scrollId}
      analysisId={analysisId}
      fresh={`${modelId} ${fresh}`}
      first={first}
    >
      {({ screen, ...opened }) => <ModelScreen key={screen} {...opened} />}
    </OpenedAnalysis>
  );
}
