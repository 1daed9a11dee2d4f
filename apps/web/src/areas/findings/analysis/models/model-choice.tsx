import { type ModelName, modelForms, modelPurposes } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { language, useTexts } from '../../../../app/language/language.ts';
import classes from './models.module.css';

interface ModelChoiceProps {
  /** The one that is at work. */
  readonly chosen?: ModelName;
  onChoose(kind: ModelName): void;
}

const names = Object.keys(modelForms) as ModelName[];

/** All models by what people want to know, each with the question that it answers. */
export function ModelChoice({ chosen, onChoose }: ModelChoiceProps) {
  const t = useTexts(modelScreenTexts).purposes;
  return modelPurposes
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
