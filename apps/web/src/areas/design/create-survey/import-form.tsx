import { questionTypes } from '@wenshu/question-types/core';
import { countQuestions, type DraftQuestion } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { ActionButton } from '@wenshu/ui';
import { useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import classes from './create-survey.module.css';
import { type ImportTarget, importInto } from './import-target.ts';

interface ImportFormProps {
  readonly target: ImportTarget;
  readonly questions: readonly DraftQuestion[];
  readonly isHeld: boolean;
}

/** Into a questionnaire that is there: after its questions, or over them once the person has agreed to it. */
export function ImportForm({ target, questions, isHeld }: ImportFormProps) {
  const t = useTexts(createSurveyTexts);
  const { go } = useGo();
  const name = useId();
  const hasQuestions = Object.keys(target.document.questions).length > 0;
  const [isReplacing, setIsReplacing] = useState(false);
  const { isBusy, run } = useAction(() => importInto(target, questions, isReplacing), {
    done: t.imported({ count: countQuestions(questions, questionTypes) }),
    onDone: () => go(`/survey/create/edit?scrollId=${target.scrollId}`),
  });
  const submit = async () => {
    if (isHeld || isBusy) return;
    const isSure =
      !isReplacing ||
      (await askBox({
        title: t.replaceTitle,
        text: t.replaceText,
        confirm: t.replaceConfirm,
        decline: t.cancel,
      }));
    if (isSure) await run();
  };
  return (
    <div className={classes.importForm}>
      {hasQuestions && (
        <fieldset className={classes.modes}>
          <legend>{t.mode}</legend>
          {[false, true].map(replaces => (
            <label key={String(replaces)}>
              <input
                type="radio"
                name={name}
                checked={isReplacing === replaces}
                onChange={() => setIsReplacing(replaces)}
              />
              {replaces ? t.replace : t.add}
            </label>
          ))}
        </fieldset>
      )}
      <ActionButton aria-disabled={isHeld || isBusy} onClick={() => void submit()}>
        {t.import}
      </ActionButton>
    </div>
  );
}
