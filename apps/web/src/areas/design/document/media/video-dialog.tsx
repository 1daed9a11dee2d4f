import { richTextTexts } from '@wenshu/texts/rich-text';
import { Progress, Spin } from 'antd';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { UploadedVideoForm } from './uploaded-video.tsx';
import { useVideoUpload } from './use-video-upload.ts';
import classes from './video-dialog.module.css';
import { VideoDrop } from './video-drop.tsx';

/** S9.13. */
const DIALOG_WIDTH = 1100;

interface VideoDialogProps {
  onVideo(attributes: { readonly src: string; readonly width: number; readonly height: number }): void;
  onCancel(): void;
}

/** A video for a text: chosen, sent, looked at, put in. Closing the dialog breaks an upload off. */
export function VideoDialog({ onVideo, onCancel }: VideoDialogProps) {
  const t = useTexts(richTextTexts).videoDialog;
  const { state, send, remove, resize } = useVideoUpload();
  const insert = () => {
    if (state.is !== 'uploaded') return notify.error(t.first);
    onVideo({ src: state.path, width: state.width, height: state.height });
  };
  const percent = state.is === 'uploading' ? Math.floor(state.share * 100) : 0;
  return (
    <FormDialog
      title={t.title}
      width={DIALOG_WIDTH}
      submit={t.insert}
      isReady={state.is !== 'uploading'}
      onSubmit={insert}
      onClose={onCancel}
    >
      {state.is === 'uploaded' ? (
        <UploadedVideoForm video={state} onResize={resize} onRemove={remove} />
      ) : (
        <>
          <Spin spinning={state.is === 'uploading'} description={t.uploading}>
            <VideoDrop isDisabled={state.is === 'uploading'} onFile={file => void send(file)} />
          </Spin>
          {state.is === 'uploading' && (
            <div className={classes.progress}>
              <span>{state.file.name}</span>
              <Progress percent={percent} size="small" aria-label={t.progressOf({ name: state.file.name })} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
