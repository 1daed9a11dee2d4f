import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { Button, Cascader, Select } from 'antd';
import { useId, useState } from 'react';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { plainTitle } from '../reading/plain-title.ts';
import { useEditorState } from '../state/use-editor.ts';
import { chosenOf, makeQuote, type QuoteAttrs, type QuoteFormProblem } from './make-quote.ts';
import classes from './quote-dialog.module.css';
import { ALL, changeChoice, pickerFor, questionsBefore } from './quote-options.ts';

interface QuoteDialogProps {
  /** The question whose text gets the quote. */
  readonly questionId: string | undefined;
  readonly existing: QuoteAttrs | undefined;
  onOk(quote: QuoteAttrs): void;
  onRemove(): void;
  onCancel(): void;
}

/** Which earlier answer a text shows, and which part of it. */
export function QuoteDialog({ questionId, existing, onOk, onRemove, onCancel }: QuoteDialogProps) {
  const t = useTexts(richTextTexts).quoteDialog;
  const types = useTexts(typeTexts).names;
  const id = useId();
  const document = useEditorState(state => state.document);
  const earlier = questionsBefore(document, questionId);
  const [quotedId, setQuotedId] = useState(existing?.qid ?? undefined);
  const [chosen, setChosen] = useState<readonly string[]>(existing ? chosenOf(existing) : []);
  const [problem, setProblem] = useState<QuoteFormProblem>();
  const quoted = earlier.find(question => question.id === quotedId);
  const picker = quoted && pickerFor(quoted);
  const ask = (question: string) => {
    setQuotedId(question);
    setChosen([]);
    const picked = earlier.find(one => one.id === question);
    setProblem(picked && pickerFor(picked).kind === 'unsupported' ? 'not-supported' : undefined);
  };
  const choose = (values: readonly string[]) => {
    setChosen(values);
    setProblem(undefined);
  };
  const confirm = () => {
    const made = makeQuote(quoted, chosen);
    if ('problem' in made) return setProblem(made.problem);
    onOk(made.quote);
  };
  const words: Record<QuoteFormProblem, string> = {
    'please-select': t.pleaseSelect,
    'not-supported': t.notSupported,
    'needs-option': t.needsOption,
  };
  const options = [{ value: ALL, label: t.all }, ...(picker?.options ?? [])];
  const label = picker?.kind === 'single' ? t.rows : picker?.kind === 'cascader' ? t.cells : t.options;
  const isAboutQuestion = problem === 'not-supported' || (problem === 'please-select' && !quoted);
  return (
    <FormDialog
      title={t.title}
      width={1100}
      submit={t.ok}
      more={
        existing && (
          <Button danger type="text" onClick={onRemove} className={classes.remove}>
            {t.remove}
          </Button>
        )
      }
      onSubmit={confirm}
      onClose={onCancel}
    >
      <div className={classes.form}>
        <label htmlFor={`${id}-question`}>{t.question}</label>
        <Select
          id={`${id}-question`}
          aria-label={t.question}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t.choose}
          notFoundContent={t.noEarlier}
          value={quotedId}
          status={isAboutQuestion ? 'error' : undefined}
          options={earlier.map(question => ({
            value: question.id,
            label: `${question.seqName} ${plainTitle(question.title, document)} · ${types[question.type as QuestionTypeSlug]}`,
          }))}
          onChange={ask}
        />
        {isAboutQuestion && (
          <p className={classes.problem} role="alert">
            {words[problem]}
          </p>
        )}
        {picker?.kind === 'whole' && <p className={classes.hint}>{t.whole}</p>}
        {picker && picker.kind !== 'whole' && picker.kind !== 'unsupported' && (
          <>
            <label htmlFor={`${id}-parts`}>{label}</label>
            {picker.kind === 'multi' && (
              <Select
                id={`${id}-parts`}
                aria-label={label}
                mode="multiple"
                placeholder={t.choose}
                showSearch={{ optionFilterProp: 'label' }}
                value={[...chosen]}
                status={problem ? 'error' : undefined}
                options={options}
                onChange={(values: string[]) => choose(changeChoice(chosen, values))}
              />
            )}
            {picker.kind === 'single' && (
              <Select
                id={`${id}-parts`}
                aria-label={label}
                placeholder={t.choose}
                value={chosen[0]}
                status={problem ? 'error' : undefined}
                options={options}
                onChange={(value: string) => choose([value])}
              />
            )}
            {picker.kind === 'cascader' && (
              <Cascader
                id={`${id}-parts`}
                aria-label={label}
                changeOnSelect
                placeholder={t.choose}
                value={[...chosen]}
                status={problem ? 'error' : undefined}
                // Ours are read-only, and antd only reads them.
                options={options as never}
                onChange={values => choose((values ?? []) as string[])}
              />
            )}
            {problem && (
              <p className={classes.problem} role="alert">
                {words[problem]}
              </p>
            )}
          </>
        )}
      </div>
    </FormDialog>
  );
}
