import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { limits } from '@wenshu/survey-core';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Button } from 'antd';
import { useRef } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { checkImage } from '../../document/media/check-media.ts';
import { uploadHeatMapPicture, uploadModel, uploadPicture } from '../../document/media/upload-media.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import classes from './settings.module.css';

const UPLOADS = { picture: uploadPicture, 'large-picture': uploadHeatMapPicture, model: uploadModel } as const;

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  /** What is looked at closely, a hotspot's picture or a model, may be larger (S5.33). */
  readonly kind: 'picture' | 'large-picture' | 'model';
  readonly value: string;
  onSet(address: string | null): void;
}

/** A picture or a model of a question: sent when chosen, shown small, replaced or taken away. */
export function FileField({ id, label, kind, value, onSet }: FileFieldProps) {
  const t = useTexts(panelTexts);
  const { scrollId } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy: isSending, run } = useAction((file: File) => UPLOADS[kind](scrollId, file), {
    onDone: onSet,
    onRefused: () => notify.error(t.failed),
  });
  const problemOf = (file: File): string | undefined => {
    if (kind === 'model') {
      if (!file.name.toLowerCase().endsWith('.glb')) return t.modelWrong;
      return file.size > limits.largeImageBytes ? t.pictureTooLarge : undefined;
    }
    const problem = checkImage(file, kind === 'picture' ? limits.imageBytes : limits.largeImageBytes);
    return problem && (problem === 'imageWrong' ? t.pictureWrong : t.pictureTooLarge);
  };
  const send = (file: File) => {
    const problem = problemOf(file);
    if (problem) notify.error(problem);
    else void run(file);
  };
  return (
    <div className={classes.fileField}>
      <span id={`${id}-name`}>{label}</span>
      {value !== '' && kind !== 'model' && <img className={classes.thumbnail} src={value} alt="" />}
      {value !== '' && kind === 'model' && <span className={classes.hint}>{value.split('/').at(-1)}</span>}
      <span className={classes.actions}>
        <Button
          size="small"
          icon={<UploadOutlined aria-hidden />}
          loading={isSending}
          aria-describedby={`${id}-name`}
          onClick={() => input.current?.click()}
        >
          {isSending ? t.uploading : value === '' ? t.upload : t.replace}
        </Button>
        {value !== '' && (
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${t.clear} ${label}`}
            onClick={() => onSet(null)}
          />
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={kind === 'model' ? '.glb' : limits.imageFormats.map(format => `.${format}`).join(',')}
        aria-label={label}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) send(file);
        }}
      />
    </div>
  );
}
