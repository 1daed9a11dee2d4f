import type { TalkMemo } from '@wenshu/api-contract';
import { talkMemoTexts } from '@wenshu/texts/talks/talk-memos';
import { EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { AppLink } from '../../../../../app/routes/app-link.tsx';
import { SearchField } from '../../../../../app/search-field.tsx';
import { pathName } from '../../../../findings/coding/frame-tree.ts';
import { talkAnalysisAddress } from '../analysis-address.ts';
import type { AnalysisPartProps } from '../analysis-part-props.ts';
import { MemoCard } from './memo-card.tsx';
import classes from './memos.module.css';
import { useMemos } from './use-memos.ts';

/** All memos of a project, the newest first, found by their words. */
export default function MemosPart({ scrollId, project, coding }: AnalysisPartProps) {
  const t = useTexts(talkMemoTexts);
  const { memos, save, remove, refresh } = useMemos(scrollId);
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const { codingId, frame } = coding;
  const about = ({ transcriptId, turnId, codingId: of, code }: TalkMemo) => {
    if (transcriptId !== null) {
      const title = project.transcripts.find(one => one.transcriptId === transcriptId)?.title;
      const to = talkAnalysisAddress({
        scrollId,
        coding: codingId,
        recordId: transcriptId,
        turnId: turnId ?? undefined,
      });
      return <AppLink to={to}>{turnId === null ? title : t.aTurnOf({ name: title ?? '' })}</AppLink>;
    }
    if (code === null) return <span>{t.onProject}</span>;
    const isHere = of === codingId && frame.codes.some(one => one.code === code);
    return <span>{isHere ? t.onCode({ name: pathName(frame.codes, code) }) : t.onOtherCode}</span>;
  };
  return (
    <Loaded
      of={memos}
      words={t}
      empty={{ isSo: ({ items }) => items.length === 0, shows: <EmptyState title={t.none} text={t.noneText} /> }}
    >
      {({ items }) => {
        const found = items.filter(({ words, nickName }) => `${words}\n${nickName}`.toLowerCase().includes(sought));
        return (
          <div className={classes.part}>
            <SearchField label={t.search} value={text} onChange={setText} />
            <p className={classes.foot} role="status">
              {t.found({ count: found.length })}
            </p>
            <ul className={classes.memos}>
              {found.toReversed().map(memo => (
                <MemoCard
                  key={memo.memoId}
                  memo={memo}
                  about={about(memo)}
                  save={save}
                  remove={remove}
                  refresh={refresh}
                />
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}
