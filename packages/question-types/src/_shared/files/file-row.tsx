import type { AnswerFile } from '@wenshu/survey-core/answering';
import { useState } from 'react';
import { sizeText } from './size-text.ts';

interface FileRowProps {
  readonly file: AnswerFile;
  /** Undefined where it cannot be looked at. */
  readonly address: string | undefined;
  readonly removeLabel: string;
  onRemove(): void;
}

/** A file that has arrived. The picture is beside its name, so it needs no words of its own. */
export function FileRow({ file, address, removeLabel, onRemove }: FileRowProps) {
  const [isBroken, setIsBroken] = useState(false);
  const isPicture = /\.(?:png|jpe?g|gif|webp)$/i.test(file.name);
  return (
    <li className="upload-file">
      {address && isPicture && !isBroken ? (
        <img className="upload-thumbnail" src={address} alt="" onError={() => setIsBroken(true)} />
      ) : (
        <span className="upload-thumbnail" aria-hidden="true">
          {(/\.([^.]{1,4})$/.exec(file.name)?.[1] ?? '').toUpperCase()}
        </span>
      )}
      <span className="upload-name">
        {file.name} <small>{sizeText(file.size)}</small>
      </span>
      <button type="button" className="upload-action" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        ✕
      </button>
    </li>
  );
}
