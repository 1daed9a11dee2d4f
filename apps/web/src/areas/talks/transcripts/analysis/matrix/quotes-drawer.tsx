import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallData, type CallRequest, transcriptCalls, transcriptCodingCalls } from '@wenshu/api-contract';
import { talkMatrixPageTexts } from '@wenshu/texts/talks/talk-matrix-page';
import { timeText } from '@wenshu/words';
import { Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { client } from '../../../../../app/client.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { AppLink } from '../../../../../app/routes/app-link.tsx';
import { textPieces } from '../../../../findings/coding/code/text-pieces.ts';
import type { Project } from '../../state/use-project.ts';
import { talkAnalysisAddress } from '../analysis-address.ts';
import classes from './matrix.module.css';

export type QuotesAsked = Omit<CallRequest<typeof transcriptCodingCalls.quotes>, 'from' | 'count'>;
type Quote = CallData<typeof transcriptCodingCalls.quotes>['items'][number];

interface QuotesDrawerProps {
  readonly asked: QuotesAsked;
  readonly title: string;
  readonly project: Project;
  onClose(): void;
}

const PAGE = 20;

/** What stands behind a number, word for word. */
export function QuotesDrawer({ asked, title, project, onClose }: QuotesDrawerProps) {
  const t = useTexts(talkMatrixPageTexts);
  const found = useInfiniteQuery({
    queryKey: ['coding', asked.codingId, 'quotes', JSON.stringify(asked)],
    queryFn: ({ pageParam: from, signal }) =>
      client.call(transcriptCodingCalls.quotes, { ...asked, from, count: PAGE }, { quiet: true, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (all.length * PAGE < last.total ? all.length * PAGE : undefined),
  });
  return (
    <Drawer open title={title} size="large" onClose={onClose}>
      <Loaded of={found} words={t}>
        {({ pages }) => (
          <>
            <p role="status" className={classes.soft}>
              {t.quotes.found({ count: pages[0]?.total ?? 0 })}
            </p>
            <ol className={classes.quotes}>
              {pages
                .flatMap(({ items }) => items)
                .map(quote => (
                  <QuoteLine
                    key={quote.turnId}
                    scrollId={asked.scrollId}
                    codingId={asked.codingId}
                    quote={quote}
                    project={project}
                  />
                ))}
            </ol>
            {found.hasNextPage && (
              <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {t.quotes.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

interface QuoteLineProps {
  /** In front of it, where one chooses. */
  readonly before?: ReactNode;
  readonly scrollId: string;
  readonly codingId: string;
  readonly quote: Quote;
  readonly project: Project;
}

/** A quote with who said it, where and when, and how it sounds. */
export function QuoteLine({ scrollId, codingId, quote, project, before }: QuoteLineProps) {
  const [isHeard, setHeard] = useState(false);
  const t = useTexts(talkMatrixPageTexts).quotes;
  const { transcriptId, turnId, speaker, from, part, text, spans } = quote;
  const transcript = project.transcripts.find(one => one.transcriptId === transcriptId);
  const name = project.people.find(({ no }) => no === speaker)?.name ?? t.nobody;
  const notes = spans.map(({ from: at, to }) => ({ from: at, to, note: true }));
  return (
    <li>
      {before}
      <blockquote className={classes.quote}>
        {textPieces(text, notes).map(({ from: at, text: piece, notes: said }) =>
          said.length > 0 ? <mark key={at}>{piece}</mark> : piece,
        )}
      </blockquote>
      <p className={classes.source}>
        <strong>{name}</strong> ·{' '}
        <AppLink to={talkAnalysisAddress({ scrollId, coding: codingId, recordId: transcriptId, turnId })}>
          {transcript?.title}
        </AppLink>
        {part !== '' && ` · ${part}`}
        {from !== null && ` · ${timeText(from)}`}{' '}
        {from !== null && transcript?.hasSound && !isHeard && (
          <Button size="small" onClick={() => setHeard(true)}>
            {t.play}
          </Button>
        )}
      </p>
      {isHeard && from !== null && <Heard of={{ scrollId, transcriptId }} from={from} name={name} />}
    </li>
  );
}

interface HeardProps {
  readonly of: { readonly scrollId: string; readonly transcriptId: string };
  /** Milliseconds into the recording. */
  readonly from: number;
  readonly name: string;
}

/** The recording from where it was said. Its address is asked for when somebody wants to hear it: it lasts for minutes. */
function Heard({ of, from, name }: HeardProps) {
  const texts = useTexts(talkMatrixPageTexts);
  const t = texts.quotes;
  const sound = useQuery({
    queryKey: ['transcript-heard', of.transcriptId],
    queryFn: async () => (await client.call(transcriptCalls.get, of, { quiet: true })).sound?.address ?? '',
    gcTime: 0,
  });
  return (
    <Loaded of={sound} words={texts} empty={{ isSo: address => address === '', shows: <p>{t.noSound}</p> }}>
      {address => (
        // biome-ignore lint/a11y/useMediaCaption: the quote above it is its words
        <audio
          controls
          autoPlay
          className={classes.audio}
          aria-label={t.soundOf({ name })}
          src={`${address}#t=${from / 1000}`}
        />
      )}
    </Loaded>
  );
}
