import {
  type ChosenQuote,
  every,
  filterWithin,
  MAX_QUOTES,
  type QuotesContent,
  quotable,
} from '@wenshu/analysis/browser';
import { asJson, hashText, type Json } from '@wenshu/survey-core';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { maskHidden } from '@wenshu/words';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { SearchedTexts } from '../../../statistics/texts/searched-texts.tsx';
import { useBuilder, useWorkState } from '../builder-context.ts';
import classes from './quotes.module.css';

interface AnswersDialogProps {
  readonly content: QuotesContent;
  onChoose(chosen: readonly ChosenQuote[]): void;
  onClose(): void;
}

/** Answers to choose from: of the block's question and codes, within the report's filter, masked as they will be quoted. */
export function AnswersDialog({ content, onChoose, onClose }: AnswersDialogProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.quotes;
  const { scrollId } = useBuilder();
  const document = useWorkState(state => state.document);
  const [chosen, setChosen] = useState(content.chosen);
  const within = filterWithin(undefined, document, {});
  const parts = [...(within ? [within] : []), ...quotable(content)];
  const filter = parts.length > 0 ? every(parts) : undefined;
  const toggle = ({ recordId, said }: ChosenQuote, isOn: boolean) =>
    setChosen(before => {
      const others = before.filter(one => one.recordId !== recordId);
      return isOn ? [...others, { recordId, said }] : others;
    });
  const isFull = chosen.length >= MAX_QUOTES;
  return (
    <FormDialog
      title={t.chooseTitle}
      width={720}
      submit={t.take({ count: chosen.length })}
      isDirty={chosen !== content.chosen}
      onSubmit={() => onChoose(chosen)}
      onClose={onClose}
    >
      <p className={classes.lead}>{t.chooseLead({ most: MAX_QUOTES })}</p>
      <div className={classes.answers}>
        <SearchedTexts
          scrollId={scrollId}
          variables={[content.variable]}
          filter={filter}
          // Recipes are plain data, which the contract calls JSON.
          derived={asJson(document.derived) as Readonly<Record<string, Json>>}
          words={{ ...texts, ...t }}
          remark={isFull ? t.full({ most: MAX_QUOTES }) : undefined}
        >
          {({ answerRecordId, texts: [text] }) => {
            if (!text) return null;
            const answer = { recordId: answerRecordId, said: hashText({ text }) };
            const known = chosen.find(({ recordId }) => recordId === answerRecordId);
            const isOn = known?.said === answer.said;
            return (
              <Checkbox
                checked={isOn}
                disabled={isFull && !known}
                onChange={event => toggle(answer, event.target.checked)}
              >
                <span className={classes.words}>{maskHidden(text)}</span>
                {known && !isOn && <span className={classes.changed}>{t.changed}</span>}
              </Checkbox>
            );
          }}
        </SearchedTexts>
      </div>
    </FormDialog>
  );
}
