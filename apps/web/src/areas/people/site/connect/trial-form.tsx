import { answerCalls, answerStatus, type CallData, trialFormCodes } from '@wenshu/api-contract';
import { connectTexts } from '@wenshu/texts/people/connect';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import classes from './connect.module.css';
import { answersOf, judged, type TrialQuestion, trialQuestions } from './trial-questions.ts';
import { forgetCookieId, loadTrialVisitor } from './trial-visitor.ts';

type Opened = CallData<typeof answerCalls.open>;
const linkCode = trialFormCodes[language];
const DEVICE_TYPE = 1;
/** The input of a format, for the keys that a phone shows. */
const inputTypes: Readonly<Record<number, 'email' | 'tel'>> = { 6: 'email', 8: 'tel', 9: 'tel', 10: 'tel' };

/** The site's trial application: a short survey that is opened by its code. Whatever else the server answers is not told (S7.4). */
export function TrialForm() {
  const t = useTexts(connectTexts);
  const [opened, setOpened] = useState<Opened>();
  const [questions, setQuestions] = useState<readonly TrialQuestion[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const open = useCallback(async () => {
    const found = await client
      .call(answerCalls.open, { linkCode, ...loadTrialVisitor(linkCode) }, { quiet: true })
      .catch(() => undefined);
    if (!found) return;
    setOpened(found);
    setQuestions(trialQuestions(found.scrollInfo));
  }, []);
  useEffect(() => void open(), [open]);
  const { isBusy, run } = useAction(
    ({ answerRecord: { answerRecordId, versionTime, languageId } }: Opened, all: readonly TrialQuestion[]) =>
      client.call(
        answerCalls.submitAnswer,
        {
          answerRecordId,
          versionTime,
          languageId,
          linkCode,
          ...loadTrialVisitor(linkCode),
          answerStatus: answerStatus.success,
          answerInfoList: answersOf(all),
          blankAnswerInfoList: [],
          lastQuestionId: all.at(-1)!.topQuestionId,
          deviceType: DEVICE_TYPE,
        },
        { quiet: true },
      ),
    {
      done: t.sent,
      onDone: async sent => {
        if (!sent.answerRecord.isSubmit) forgetCookieId(linkCode);
        await open();
      },
    },
  );
  if (!opened || questions.length === 0) return null;

  const change = (questionId: string, next: (question: TrialQuestion) => TrialQuestion) =>
    setQuestions(all => all.map(one => (one.questionId === questionId ? next(one) : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const all = questions.map(judged);
    setQuestions(all);
    if (all.some(({ invalid }) => invalid !== 0)) {
      // Once it is drawn: whoever does not see the page hears what is wrong with the first one.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void run(opened, all);
  };
  const problemOf = ({ invalid, title }: TrialQuestion) => {
    if (invalid === 0) return undefined;
    return invalid === 20001 ? t.enter({ title }) : t.correct({ title });
  };
  return (
    <form ref={form} className={classes.form} aria-label={t.form} noValidate onSubmit={submit}>
      {questions.map(question => (
        <TextField
          key={question.questionId}
          label={question.isRequired ? `${question.title} *` : question.title}
          aria-required={question.isRequired}
          type={inputTypes[question.format] ?? 'text'}
          maxLength={2000}
          value={question.answerValue}
          problem={problemOf(question)}
          onChange={({ target }) =>
            change(question.questionId, one => ({ ...one, answerValue: target.value, invalid: 0 }))
          }
          onBlur={() => change(question.questionId, judged)}
        />
      ))}
      <ActionButton type="submit" size="large" disabled={isBusy}>
        {isBusy ? t.submitting : t.submit}
      </ActionButton>
      <p className={classes.privacy}>{t.privacy}</p>
    </form>
  );
}
