import { DeleteOutlined, InboxOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { Button, InputNumber, Modal, Spin } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useEditor } from '../state/use-editor.ts';
import { checkVideo, fitVideo, VIDEO_MOST_WIDTH } from './check-media.ts';
import { measureVideo } from './measure-video.ts';
import { uploadEditorVideo } from './upload-media.ts';
import classes from './video-dialog.module.css';

/** What the dialog holds (S3.78). */
interface UploadedVideo {
  readonly file: File;
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

type State = { readonly is: 'idle' } | { readonly is: 'uploading' } | ({ readonly is: 'uploaded' } & UploadedVideo);

interface VideoDialogProps {
  onVideo(attributes: { readonly src: string; readonly width: number; readonly height: number }): void;
  onCancel(): void;
}

/** Idle, uploading, uploaded, and removed back to idle (S4.27, S4.28). */
export function VideoDialog({ onVideo, onCancel }: VideoDialogProps) {
  const t = useTexts(richTextTexts).videoDialog;
  const { scrollId } = useEditor();
  const id = useId();
  const [state, setState] = useState<State>({ is: 'idle' });
  const send = async (file: File) => {
    const problem = checkVideo(file);
    if (problem) return notify.error(t[problem]);
    setState({ is: 'uploading' });
    try {
      const [path, size] = await Promise.all([uploadEditorVideo(scrollId, file), measureVideo(file)]);
      setState({ is: 'uploaded', file, path, ...fitVideo(size.width, size.height) });
    } catch (error) {
      setState({ is: 'idle' });
      notify.error(error instanceof Error && error.message === 'no-authority' ? t.noAuthority : t.failed);
    }
  };
  const insert = () => {
    if (state.is !== 'uploaded') return notify.error(t.first);
    onVideo({ src: state.path, width: state.width, height: state.height });
  };
  const isUploading = state.is === 'uploading';
  return (
    <Modal
      open
      title={t.title}
      width={1100}
      okText={t.insert}
      onOk={insert}
      okButtonProps={{ disabled: isUploading }}
      onCancel={onCancel}
      destroyOnHidden
    >
      <Spin spinning={isUploading} description={t.uploading}>
        {state.is === 'uploaded' ? (
          <div className={classes.uploaded}>
            <p className={classes.file}>
              <VideoCameraOutlined aria-hidden /> <span>{state.file.name}</span>
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t.remove}
                onClick={() => setState({ is: 'idle' })}
              />
            </p>
            <div className={classes.sizes}>
              <label htmlFor={`${id}-width`}>{t.width}</label>
              <InputNumber
                id={`${id}-width`}
                min={1}
                max={VIDEO_MOST_WIDTH}
                precision={0}
                value={state.width}
                onChange={width => setState({ ...state, width: Math.min(width ?? 1, VIDEO_MOST_WIDTH) })}
              />
              <label htmlFor={`${id}-height`}>{t.height}</label>
              <InputNumber
                id={`${id}-height`}
                min={1}
                max={9999}
                precision={0}
                value={state.height}
                onChange={height => setState({ ...state, height: height ?? 1 })}
              />
            </div>
          </div>
        ) : (
          <label
            className={classes.drop}
            aria-disabled={isUploading}
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              event.preventDefault();
              const [file] = event.dataTransfer.files;
              if (file && !isUploading) void send(file);
            }}
          >
            <InboxOutlined aria-hidden className={classes.icon} />
            <strong>{t.drop}</strong>
            <span>{t.hint}</span>
            <input
              type="file"
              accept="video/mp4,.mp4"
              aria-label={t.drop}
              disabled={isUploading}
              onChange={event => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file) void send(file);
              }}
            />
          </label>
        )}
      </Spin>
    </Modal>
  );
}
