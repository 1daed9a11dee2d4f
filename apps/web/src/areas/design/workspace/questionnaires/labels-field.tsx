import { labelsPerQuestionnaire, questionnaireLabel } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './questionnaires.module.css';

const MOST_KNOWN = 20;

/** Whether these can be kept. */
export const areLabelsRight = (labels: readonly string[]): boolean =>
  labels.length <= labelsPerQuestionnaire && labels.every(label => questionnaireLabel.safeParse(label).success);

interface LabelsFieldProps {
  readonly labels: readonly string[];
  /** Labels that stand on others: to choose again. */
  readonly known: readonly string[];
  readonly autoFocus?: boolean;
  onChange(labels: readonly string[]): void;
}

export function LabelsField({ labels, known, autoFocus = false, onChange }: LabelsFieldProps) {
  const t = useTexts(questionnaireTexts);
  const id = useId();
  const wrong = labels.find(label => !questionnaireLabel.safeParse(label).success);
  const tooMany = labels.length > labelsPerQuestionnaire ? t.labelsTooMany : '';
  const problem = wrong === undefined ? tooMany : t.labelProblem({ name: wrong });
  const unused = known.filter(label => !labels.includes(label)).slice(0, MOST_KNOWN);
  return (
    <>
      <p id={`${id}-hint`} className={classes.hint}>
        {t.labelsHint}
      </p>
      <Select
        mode="tags"
        autoFocus={autoFocus}
        className={classes.labelsField}
        aria-label={t.labelsField}
        aria-describedby={`${id}-hint ${id}-problem`}
        status={problem ? 'error' : ''}
        tokenSeparators={[',', '，', ' ']}
        value={[...labels]}
        // A list that opens below would cover the button on a phone; labels in use stand below as buttons.
        open={false}
        suffixIcon={null}
        onChange={(chosen: string[]) => onChange([...new Set(chosen.map(one => one.trim()).filter(Boolean))])}
      />
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
      </p>
      {unused.length > 0 && (
        <div className={classes.known}>
          <span>{t.labelsKnown}</span>
          {unused.map(label => (
            <button key={label} type="button" onClick={() => onChange([...labels, label])}>
              + {label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
