import { DownOutlined, PrinterOutlined, UpOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recordCalls } from '@wenshu/api-contract';
import { oneRecordTexts, recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { commentTexts } from '@wenshu/texts/people/comments';
import { Button, Drawer, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { CommentPanel } from '../../../people/comments/comment-panel.tsx';
import type { Variable } from '../../filter/variable.ts';
import type { CellWords } from '../grid/cell-text.ts';
import classes from './record.module.css';
import { RecordSeen } from './record-seen.tsx';
import { RecordSheet } from './record-sheet.tsx';

interface RecordDrawerProps {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly variables: readonly Variable[];
  readonly words: CellWords;
  /** Its place in the order, counted from 0, where it is known; and how many there are. */
  readonly index: number | undefined;
  readonly total: number;
  /** Whether this person may write anything to it. */
  readonly canChange: boolean;
  onStep(to: number): void;
  /** Another record, wherever it stands. */
  onOpen(answerRecordId: string): void;
  onChanged(): void;
  onClose(): void;
}

const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');
const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** One record beside the table; J and K turn to the next and the one before, along the table's order. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { scrollId, answerRecordId, variables, words, index, total, canChange } = props;
  const { onStep, onOpen, onChanged, onClose } = props;
  const t = useTexts(oneRecordTexts);
  const grid = useTexts(recordGridTexts);
  const q = useTexts(recordQualityTexts);
  const comments = useTexts(commentTexts);
  const [view, setView] = useState<'answers' | 'seen'>('answers');
  const frame = useRef<HTMLIFrameElement>(null);
  const queries = useQueryClient();
  const queryKey = ['record', scrollId, answerRecordId];
  const record = useQuery({
    queryKey,
    queryFn: () => client.call(recordCalls.get, { scrollId, answerRecordId }, { quiet: true }),
    // Addresses of files last some minutes only.
    gcTime: 0,
  });
  const canGo = (step: number) => index !== undefined && index + step >= 0 && index + step < total;
  const stepBy = (key: string): boolean => {
    const step = steps[key.toLowerCase()];
    if (!step || !canGo(step)) return false;
    onStep(index! + step);
    return true;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest?.('input, textarea, select, [contenteditable=true]');
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      if (stepBy(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const serial = record.data?.record.serialNumber;
  const name = record.data ? (serial?.toString() ?? grid.unnumbered) : '…';
  return (
    <Drawer
      open
      size={680}
      title={t.title({ name })}
      onClose={onClose}
      extra={
        <span className={classes.tools}>
          {index !== undefined && (
            <span className={classes.place}>
              {t.placeOf({ place: numbers.format(index + 1), total: numbers.format(total) })}
            </span>
          )}
          <Button
            icon={<UpOutlined aria-hidden />}
            aria-label={t.previous}
            title={t.previous}
            disabled={!canGo(-1)}
            onClick={() => onStep(index! - 1)}
          />
          <Button
            icon={<DownOutlined aria-hidden />}
            aria-label={t.next}
            title={t.next}
            disabled={!canGo(1)}
            onClick={() => onStep(index! + 1)}
          />
          <Button
            icon={<PrinterOutlined aria-hidden />}
            aria-label={t.print}
            title={t.print}
            onClick={() => (frame.current?.contentWindow ?? window).print()}
          />
        </span>
      }
    >
      <Segmented
        aria-label={q.view.label}
        className={classes.view!}
        value={view}
        onChange={setView}
        options={(['answers', 'seen'] as const).map(value => ({ value, label: q.view[value] }))}
      />
      {view === 'seen' && (
        <RecordSeen
          scrollId={scrollId}
          answerRecordId={answerRecordId}
          frameAt={frame}
          onKey={key => (key === 'Escape' ? onClose() : stepBy(key))}
        />
      )}
      <Loaded of={record} words={t}>
        {data => (
          <>
            {view === 'answers' && (
              <RecordSheet
                key={answerRecordId}
                scrollId={scrollId}
                data={data}
                variables={variables}
                words={words}
                {...(canChange && {
                  onChanged: () => {
                    void queries.invalidateQueries({ queryKey });
                    onChanged();
                  },
                })}
                onOpen={onOpen}
              />
            )}
            <section className={classes.comments} aria-label={comments.title}>
              <h2 className={classes.commentsTitle}>{comments.title}</h2>
              <CommentPanel key={answerRecordId} part={{ scrollId, partKind: 'record', partId: answerRecordId }} />
            </section>
            {createPortal(
              <div className={classes.paper}>
                <h1>{t.title({ name })}</h1>
                <RecordSheet scrollId={scrollId} data={data} variables={variables} words={words} />
              </div>,
              document.body,
            )}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
