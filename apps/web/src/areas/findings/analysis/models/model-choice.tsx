import { useQuery } from '@tanstack/react-query';
import { type ModelName, type ModelPurpose, modelForms, modelPurposes } from '@wenshu/analysis/browser';
import { dataSetCalls } from '@wenshu/api-contract';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import classes from './models.module.css';

interface ModelChoiceProps {
  readonly scrollId: string;
  /** The one that is at work. */
  readonly chosen?: ModelName;
  onChoose(kind: ModelName): void;
}

const names = Object.keys(modelForms) as ModelName[];

/** Who has asked research questions looks for their analyses; others are not held up by them. */
const purposesFor = (isResearch: boolean): readonly ModelPurpose[] =>
  isResearch ? modelPurposes : [...modelPurposes.filter(purpose => purpose !== 'solution'), 'solution'];

/** All models by what people want to know, each with the question that it answers. */
export function ModelChoice({ scrollId, chosen, onChoose }: ModelChoiceProps) {
  const t = useTexts(modelScreenTexts).purposes;
  const { data } = useQuery({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId }, { quiet: true }),
  });
  const isResearch = data?.questions.some(({ solution }) => solution !== undefined) ?? false;
  return purposesFor(isResearch)
    .map(purpose => ({ purpose, own: names.filter(name => modelForms[name].purpose === purpose) }))
    .filter(({ own }) => own.length > 0)
    .map(({ purpose, own }) => (
      <section key={purpose} className={classes.purpose} aria-label={t[purpose].name}>
        <h3 className={classes.purposeName}>
          {t[purpose].name}
          <span className={classes.purposeText}>{t[purpose].text}</span>
        </h3>
        <ul className={classes.cards}>
          {own.map(name => {
            const words = modelTexts[name][language];
            return (
              <li key={name}>
                <button
                  type="button"
                  className={classes.card}
                  aria-current={name === chosen || undefined}
                  onClick={() => onChoose(name)}
                >
                  <span className={classes.cardName}>{words.name}</span>
                  <span className={classes.cardText}>{words.answers}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    ));
}
