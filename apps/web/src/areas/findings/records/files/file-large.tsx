import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { recordFilesTexts } from '@wenshu/texts/findings/record-files';
import { Button } from 'antd';
import { useEffect } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { fileKindOf, sizeText } from './file-kind.ts';
import classes from './files.module.css';
import type { Upload } from './files-grid.tsx';

interface FileLargeProps {
  readonly file: Upload;
  readonly question: string;
  readonly place: number;
  readonly of: number;
  onStep(place: number): void;
  onRecord(answerRecordId: string): void;
  onClose(): void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One file as large as the window lets it be; arrows turn to its neighbours. */
export function FileLarge({ file, question, place, of, onStep, onRecord, onClose }: FileLargeProps) {
  const t = useTexts(recordFilesTexts);
  const canGo = (step: number) => place + step >= 0 && place + step < of;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // A player has a use for arrows itself.
      if (!step || !canGo(step) || (event.target as Element).closest?.('video, audio')) return;
      onStep(place + step);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const name = file.serialNumber?.toString() ?? t.unnumbered;
  return (
    <ViewDialog
      isCentered
      width="min(960px, calc(100vw - 32px))"
      title={<span className={classes.largeName}>{file.name}</span>}
      onClose={onClose}
      footer={
        <div className={classes.largeFoot}>
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={t.previous}
            title={t.previous}
            disabled={!canGo(-1)}
            onClick={() => onStep(place - 1)}
          />
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={t.next}
            title={t.next}
            disabled={!canGo(1)}
            onClick={() => onStep(place + 1)}
          />
          <span className={classes.largeAbout}>
            {question} · {sizeText(file.size, language)}
          </span>
          <Button onClick={() => onRecord(file.answerRecordId)}>{t.openRecord({ name })}</Button>
          <Button type="primary" icon={<DownloadOutlined aria-hidden />} href={file.address} download={file.name}>
            {t.download}
          </Button>
        </div>
      }
    >
      <div className={classes.large}>
        <Content key={file.id} file={file} />
      </div>
    </ViewDialog>
  );
}

function Content({ file }: { readonly file: Upload }) {
  const t = useTexts(recordFilesTexts);
  const kind = fileKindOf(file.contentType);
  if (kind === 'picture') return <img src={file.address} alt={file.name} />;
  // biome-ignore lint/a11y/useMediaCaption: nobody has written down what respondents say
  if (kind === 'video') return <video src={file.address} controls aria-label={file.name} />;
  // biome-ignore lint/a11y/useMediaCaption: nobody has written down what respondents say
  if (kind === 'audio') return <audio src={file.address} controls aria-label={file.name} />;
  return <p>{t.noPreview}</p>;
}
