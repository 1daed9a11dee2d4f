import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallData, codingLogCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { StatusTag } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { nameOfCode } from './code-name.ts';
import classes from './coders.module.css';
import { type CodersProps, type CodersWords, nameOf } from './use-coders.ts';

type Deed = CallData<typeof codingLogCalls.list>['items'][number];

/** Who did what, the newest first. */
export function CodingLog({ of, coding }: CodersProps) {
  const t = useTexts(codingCodersTexts);
  const [personId, setPersonId] = useState('');
  const log = useInfiniteQuery({
    queryKey: ['coding', of.codingId, 'log', personId],
    queryFn: ({ pageParam }) => {
      const asked = { ...of, count: 20, ...(personId !== '' && { personId }), ...(pageParam && { after: pageParam }) };
      return client.call(codingLogCalls.list, asked, { quiet: true });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return (
    <section className={classes.card} aria-labelledby="coding-log">
      <h2 id="coding-log">{t.log.title}</h2>
      <p className={classes.faint}>{t.log.about}</p>
      <Loaded of={log} words={t}>
        {({ pages }) => (
          <>
            {pages[0] && pages[0].people.length > 1 && (
              <Select
                aria-label={t.log.by}
                className={classes.filter!}
                value={personId}
                options={[
                  { value: '', label: t.log.everybody },
                  ...pages[0].people.map(one => ({ value: one.personId, label: one.nickName || t.gone })),
                ]}
                onChange={setPersonId}
              />
            )}
            {pages[0]?.items.length === 0 && <p className={classes.faint}>{t.log.none}</p>}
            <ol className={classes.lines}>
              {pages
                .flatMap(({ items }) => items)
                .map((deed, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a log moves but what comes on top, and then all is drawn anew.
                  <li key={at}>
                    <div className={classes.facts}>
                      <span className={classes.tools}>
                        <strong>{nameOf(deed, t)}</strong>
                        <span>{saysOf(deed, t)}</span>
                        {deed.isUndone && <StatusTag>{t.log.undone}</StatusTag>}
                      </span>
                      <span className={classes.faint}>
                        {[
                          momentText(deed.time),
                          deed.added > 0 && t.log.added({ count: deed.added }),
                          deed.ended > 0 && t.log.ended({ count: deed.ended }),
                          deed.codes.map(code => nameOfCode(coding.frame.codes, code)).join(t.between),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </div>
                  </li>
                ))}
            </ol>
            {log.hasNextPage && (
              <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {t.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function saysOf({ does, by, about, round, commands }: Deed, t: CodersWords): string {
  const known: Readonly<Record<string, string>> = t.log.commands;
  const name = about || t.gone;
  if (does === 'hand-out') return t.log.handedTo({ name });
  if (does === 'take-back') return t.log.tookFrom({ name });
  const said = `${t.log.does[does]}${t.log.by_[by]}`;
  if (round) return t.log.inRound({ does: said, name: round });
  if (commands.length === 0) return said;
  return t.log.how({ does: said, commands: commands.map(command => known[command] ?? command) });
}
