import { useQuery } from '@tanstack/react-query';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import type { Transcript } from '@wenshu/transcripts';
import { StatusTag } from '@wenshu/ui';
import { compareTexts } from '@wenshu/words';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useDesk, useNameOf, useTranscript } from '../open/desk-context.ts';
import { type ComparedTurn, compareTurns } from './compare-turns.ts';
import { readVersion } from './read-version.ts';
import classes from './versions.module.css';

const NOW = 'now';

interface CompareViewProps {
  readonly versions: readonly { readonly versionId: string; readonly name: string }[];
  readonly first: string;
  onBack(): void;
}

/** Any two versions as one text: what went and what came, turn by turn. */
export function CompareView({ versions, first, onBack }: CompareViewProps) {
  const texts = useTexts(transcriptDeskTexts);
  const t = texts.versions;
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(NOW);
  const before = useVersion(from);
  const after = useVersion(to);
  const options = [
    ...versions.map(({ versionId, name }) => ({ value: versionId, label: name })),
    { value: NOW, label: t.now },
  ];
  return (
    <>
      <div className={classes.pick}>
        <Button onClick={onBack}>{`‹ ${t.title}`}</Button>
        <span>{t.from}</span>
        <Select aria-label={t.from} value={from} options={options} onChange={setFrom} />
        <span>{t.to}</span>
        <Select aria-label={t.to} value={to} options={options} onChange={setTo} />
      </div>
      <Loaded of={before} words={texts}>
        {one => (
          <Loaded of={after} words={texts}>
            {other => <Compared key={`${from} ${to}`} before={one} after={other} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

function useVersion(versionId: string) {
  const { scrollId, transcriptId } = useDesk();
  const now = useTranscript();
  const kept = useQuery({
    queryKey: ['transcript-version', transcriptId, versionId],
    queryFn: () => readVersion({ scrollId, transcriptId }, versionId),
    enabled: versionId !== NOW,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return versionId === NOW ? { data: now, isError: false, refetch: () => {} } : kept;
}

const PAGE = 60;

function Compared({ before, after }: { readonly before: Transcript; readonly after: Transcript }) {
  const t = useTexts(transcriptDeskTexts).versions;
  const [shown, setShown] = useState(PAGE);
  const turns = useMemo(() => compareTurns(before, after), [before, after]);
  const added = turns.filter(one => !one.before).length;
  const removed = turns.filter(one => !one.after).length;
  if (turns.length === 0) return <p role="status">{t.equal}</p>;
  return (
    <section aria-label={t.compareTitle}>
      <p role="status" className={classes.soft}>
        {t.changed({ changed: turns.length - added - removed, added, removed })}
      </p>
      <ol className={classes.list}>
        {turns.slice(0, shown).map(turn => (
          <OneCompared key={turn.id} turn={turn} />
        ))}
      </ol>
      {turns.length > shown && (
        <Button onClick={() => setShown(now => now + PAGE)}>{t.more({ left: turns.length - shown })}</Button>
      )}
    </section>
  );
}

const tagOf = { cut: 'del', added: 'ins', same: 'span' } as const;

function OneCompared({ turn: { before, after } }: { readonly turn: ComparedTurn }) {
  const t = useTexts(transcriptDeskTexts).versions;
  const nameOf = useNameOf();
  const pieces = useMemo(() => compareTexts(before?.text ?? '', after?.text ?? ''), [before, after]);
  const names = [before, after].flatMap(turn => (turn ? [nameOf(turn.speaker)] : []));
  const isOthers = before && after && before.speaker !== after.speaker;
  return (
    <li>
      <p className={classes.soft}>
        {isOthers ? t.speakerWas({ before: names[0]!, after: names[1]! }) : names[0]}{' '}
        {!before && <StatusTag tone="good">{t.added}</StatusTag>}
        {!after && <StatusTag tone="bad">{t.removed}</StatusTag>}
      </p>
      <p className={classes.words}>
        {pieces.map(({ kind, text }, at) => {
          const Tag = tagOf[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts that stay
          return <Tag key={at}>{text}</Tag>;
        })}
      </p>
    </li>
  );
}
