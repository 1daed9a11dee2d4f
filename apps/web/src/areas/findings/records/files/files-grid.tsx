import { FileOutlined, PlayCircleOutlined, SoundOutlined } from '@ant-design/icons';
import type { CallData, recordCalls } from '@wenshu/api-contract';
import { recordFilesTexts } from '@wenshu/texts/findings/record-files';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { endingOf, type FileKind, fileKindOf, sizeText } from './file-kind.ts';
import classes from './files.module.css';

export type Upload = CallData<typeof recordCalls.findFiles>['items'][number];

interface FilesGridProps {
  readonly items: readonly Upload[];
  questionName(answerKey: string): string;
  open(place: number): void;
  openRecord(answerRecordId: string): void;
  /** An address is too old. */
  renew(): void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
}

const signs: Readonly<Record<Exclude<FileKind, 'picture'>, typeof FileOutlined>> = {
  video: PlayCircleOutlined,
  audio: SoundOutlined,
  other: FileOutlined,
};

/** Cards of files; the next ones are fetched when the end comes near. */
export function FilesGrid(props: FilesGridProps) {
  const { items, questionName, open, openRecord, renew, hasMore, isLoadingMore, loadMore } = props;
  const t = useTexts(recordFilesTexts);
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(loadMore);
  more.current = loadMore;
  useEffect(() => {
    if (!hasMore || isLoadingMore || !end.current) return;
    const watcher = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && more.current(), {
      rootMargin: '400px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, isLoadingMore]);
  return (
    <>
      <ul className={classes.files} aria-label={t.gallery}>
        {items.map((file, place) => {
          const name = file.serialNumber?.toString() ?? t.unnumbered;
          return (
            <li key={file.id} className={classes.file}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-label={t.open({ name: file.name })}
                onClick={() => open(place)}
              >
                <Thumbnail file={file} renew={renew} />
              </button>
              <span className={classes.name} title={file.name}>
                {file.name}
              </span>
              <span className={classes.about} title={questionName(file.answerKey)}>
                {questionName(file.answerKey)}
              </span>
              <span className={classes.foot}>
                <button type="button" className={classes.record} onClick={() => openRecord(file.answerRecordId)}>
                  {t.record({ name })}
                </button>
                <span>{sizeText(file.size, language)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <div ref={end} className={classes.more}>
          <Button loading={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? t.loadingMore : t.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Thumbnail({ file, renew }: { readonly file: Upload; renew(): void }) {
  const kind = fileKindOf(file.contentType);
  if (kind === 'picture') return <img src={file.address} alt="" loading="lazy" decoding="async" onError={renew} />;
  const Sign = signs[kind];
  return (
    <span className={classes.sign}>
      <Sign aria-hidden />
      {endingOf(file.name)}
    </span>
  );
}
