import { DeleteOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { Button } from 'antd';
import { createElement, useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { VIDEO_MOST_HEIGHT, VIDEO_MOST_WIDTH } from './check-media.ts';
import type { UploadedVideo } from './use-video-upload.ts';
import classes from './video-dialog.module.css';

interface UploadedVideoFormProps {
  readonly video: UploadedVideo;
  onResize(size: { readonly width?: number; readonly height?: number }): void;
  onRemove(): void;
}

/** The file that was sent, as it will play, and how large it is shown. */
export function UploadedVideoForm({ video, onResize, onRemove }: UploadedVideoFormProps) {
  const t = useTexts(richTextTexts).videoDialog;
  const id = useId();
  const { file, path, width, height } = video;
  const setWidth = (wanted: number | null) => {
    if (wanted === null) return;
    const next = Math.min(Math.max(1, wanted), VIDEO_MOST_WIDTH);
    // The height follows, so that nothing is squeezed; it can still be set by itself.
    onResize({ width: next, height: Math.max(1, Math.round((height * next) / width)) });
  };
  return (
    <div className={classes.uploaded}>
      <p className={classes.file}>
        <VideoCameraOutlined aria-hidden /> <span>{file.name}</span>
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} aria-label={t.remove} onClick={onRemove} />
      </p>
      <div className={classes.look}>
        {createElement('video', { src: path, controls: true, preload: 'metadata', className: classes.player })}
        <div className={classes.sizes}>
          <label htmlFor={`${id}-width`}>{t.width}</label>
          <NumberInput
            id={`${id}-width`}
            min={1}
            max={VIDEO_MOST_WIDTH}
            precision={0}
            value={width}
            onChange={setWidth}
          />
          <label htmlFor={`${id}-height`}>{t.height}</label>
          <NumberInput
            id={`${id}-height`}
            min={1}
            max={VIDEO_MOST_HEIGHT}
            precision={0}
            value={height}
            onChange={wanted => wanted !== null && onResize({ height: wanted })}
          />
        </div>
      </div>
    </div>
  );
}
