import { useQuery } from '@tanstack/react-query';
import {
  LONGEST_TALK_SUMMARY,
  MOST_SUMMARY_QUOTES,
  type TalkSummary,
  transcriptSummaryCalls,
} from '@wenshu/api-contract';
import { talkSummaryTexts } from '@wenshu/texts/talks/talk-summaries';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { Field, Fields } from '../../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import matrixClasses from '../matrix/matrix.module.css';
import classes from './summary.module.css';

type Quote = TalkSummary['quotes'][number];

interface SummaryDialogProps {
  readonly scrollId: string;
  readonly no: number;
  readonly part: string;
  readonly name: string;
  /** As it was when it was opened; undefined where nothing was written. */
  readonly first: TalkSummary | undefined;
  refresh(): unknown;
  onClose(): void;
}

const keyOf = ({ turnId, words }: Pick<Quote, 'turnId' | 'words'>) => `${turnId} ${words}`;

/** What one person said on one section, written, with the quotes that it rests on. */
export function SummaryDialog({ scrollId, no, part, name, first, refresh, onClose }: SummaryDialogProps) {
  const t = useTexts(talkSummaryTexts);
  // What a colleague writes meanwhile is not taken for one's own: saving is refused then, and what is written here stays.
  const [opened] = useState(first);
  const [words, setWords] = useState(opened?.words ?? '');
  const [quotes, setQuotes] = useState<readonly Quote[]>(opened?.quotes ?? []);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAction(
    () =>
      client.call(transcriptSummaryCalls.saveSummary, {
        scrollId,
        no,
        part,
        version: opened?.version ?? 0,
        words: words.trim(),
        quotes: quotes
          .filter(({ stands }) => stands)
          .map(({ transcriptId, turnId, from, to, words: said }) => ({ transcriptId, turnId, from, to, words: said })),
      }),
    { refresh, onDone: onClose },
  );
  const isDirty = words !== (opened?.words ?? '') || quotes !== (opened?.quotes ?? quotes);
  return (
    <FormDialog
      title={t.cellTitle({ name, part: part === '' ? t.whole : part })}
      submit={t.save}
      cancel={t.cancel}
      isBusy={isBusy}
      isDirty={isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.words}>
          {control => (
            <Input.TextArea
              {...control}
              placeholder={t.hint}
              autoSize={{ minRows: 3, maxRows: 12 }}
              maxLength={LONGEST_TALK_SUMMARY}
              value={words}
              onChange={event => setWords(event.target.value)}
            />
          )}
        </Field>
      </Fields>
      <h3 className={classes.heading}>{t.quotes}</h3>
      {quotes.length === 0 && <p className={matrixClasses.soft}>{t.noQuotes}</p>}
      <ul className={classes.quotes}>
        {quotes.map(quote => (
          <li key={keyOf(quote)}>
            <q>{quote.words}</q>
            {!quote.stands && <p className={classes.gone}>{t.gone}</p>}{' '}
            <Button
              size="small"
              type="link"
              aria-label={`${t.drop}: ${t.dropQuote(quote)}`}
              onClick={() => setQuotes(before => before.filter(one => one !== quote))}
            >
              {t.drop}
            </Button>
          </li>
        ))}
      </ul>
      {isAsking ? (
        <Proposed
          scrollId={scrollId}
          no={no}
          part={part}
          isFull={quotes.length >= MOST_SUMMARY_QUOTES}
          isIn={quote => quotes.some(one => keyOf(one) === keyOf(quote))}
          onPut={quote => setQuotes(before => [...before, quote])}
        />
      ) : (
        <Button onClick={() => setIsAsking(true)}>{t.propose}</Button>
      )}
    </FormDialog>
  );
}

interface ProposedProps extends Pick<SummaryDialogProps, 'scrollId' | 'no' | 'part'> {
  readonly isFull: boolean;
  isIn(quote: Quote): boolean;
  onPut(quote: Quote): void;
}

/** What the house picked, to read and to put in: nothing is written by itself. */
function Proposed({ scrollId, no, part, isFull, isIn, onPut }: ProposedProps) {
  const t = useTexts(talkSummaryTexts);
  const found = useQuery({
    queryKey: ['transcript-proposed-quotes', scrollId, no, part],
    queryFn: ({ signal }) =>
      client.call(transcriptSummaryCalls.proposeQuotes, { scrollId, no, part }, { quiet: true, signal }),
    gcTime: 0,
  });
  return (
    <Loaded of={found} words={t} empty={{ isSo: ({ items }) => items.length === 0, shows: <p>{t.proposedNone}</p> }}>
      {({ items }) => (
        <>
          <p className={matrixClasses.soft}>{t.proposed}</p>
          <ul className={classes.quotes}>
            {items.map(item => {
              const quote = { ...item, stands: true };
              return (
                <li key={keyOf(quote)}>
                  <q>{quote.words}</q>{' '}
                  {isIn(quote) ? (
                    <span className={matrixClasses.soft}>{t.isIn}</span>
                  ) : (
                    <Button
                      size="small"
                      disabled={isFull}
                      aria-label={`${t.put}: ${t.putQuote(quote)}`}
                      onClick={() => onPut(quote)}
                    >
                      {t.put}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Loaded>
  );
}
