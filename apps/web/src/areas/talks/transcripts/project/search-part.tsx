import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallData, transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { StatusTag } from '@wenshu/ui';
import { timeText } from '@wenshu/words';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { SearchField } from '../../../../app/search-field.tsx';
import { useSettled } from '../../../../app/use-settled.ts';
import type { Project } from '../state/use-project.ts';
import { transcriptAddress } from '../transcript-address.ts';
import classes from './project.module.css';

type Hit = CallData<typeof transcriptProjectCalls.search>['items'][number];

const PAGE = 50;

/** Words in all transcripts; a hit opens its transcript at the turn. */
export function SearchPart({ scrollId, project }: { readonly scrollId: string; readonly project: Project }) {
  const texts = useTexts(transcriptTexts);
  const t = texts.search;
  const [written, setWritten] = useState('');
  const text = useSettled(written.trim());
  const found = useInfiniteQuery({
    queryKey: ['transcript-search', scrollId, text],
    queryFn: ({ pageParam: from, signal }) =>
      client.call(transcriptProjectCalls.search, { scrollId, text, from, count: PAGE }, { quiet: true, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (all.length * PAGE < last.total ? all.length * PAGE : undefined),
    enabled: text !== '',
    gcTime: 0,
  });
  return (
    <>
      <div className={classes.find}>
        <SearchField label={t.label} hint={t.hint} value={written} maxLength={200} onChange={setWritten} />
      </div>
      {text !== '' && (
        <Loaded of={found} words={texts}>
          {({ pages }) => (
            <>
              <p role="status" className={classes.soft}>
                {t.found({ count: pages[0]?.total ?? 0 })}
              </p>
              <ol className={classes.hits}>
                {pages
                  .flatMap(({ items }) => items)
                  .map(hit => (
                    <HitLine
                      key={`${hit.turnId} ${hit.isTranslation} ${hit.at} ${hit.text}`}
                      scrollId={scrollId}
                      project={project}
                      hit={hit}
                    />
                  ))}
              </ol>
              {found.hasNextPage && (
                <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  {t.more}
                </Button>
              )}
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

interface HitLineProps {
  readonly scrollId: string;
  readonly project: Project;
  readonly hit: Hit;
}

function HitLine({ scrollId, project, hit }: HitLineProps) {
  const t = useTexts(transcriptTexts).search;
  const { transcriptId, turnId, speaker, from, isTranslation, text, at, length } = hit;
  const title = project.transcripts.find(one => one.transcriptId === transcriptId)?.title;
  const name = project.people.find(({ no }) => no === speaker)?.name ?? t.nobody;
  return (
    <li>
      <p className={classes.soft}>
        <AppLink className={classes.name} to={transcriptAddress({ scrollId, recordId: transcriptId, turnId })}>
          {title}
        </AppLink>{' '}
        · {name}
        {from !== null && ` · ${timeText(from)}`} {isTranslation && <StatusTag>{t.inTranslation}</StatusTag>}
      </p>
      <p className={classes.words}>
        {text.slice(0, at)}
        <mark>{text.slice(at, at + length)}</mark>
        {text.slice(at + length)}
      </p>
    </li>
  );
}
