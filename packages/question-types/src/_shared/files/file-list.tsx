import type { AnswerFile, FileRules } from '@wenshu/survey-core/answering';
import { useRef, useState } from 'react';
import type { AnswerViewProps, UploadProblem } from '../answer-view.ts';
import { hasTouch } from '../has-touch.ts';
import { seldomWords } from '../seldom-words.ts';
import { FileRow } from './file-row.tsx';
import { BYTES_PER_MB, type FilesAnswer } from './files.ts';
import { PendingRow } from './pending-row.tsx';
import { previews } from './previews.ts';
import { useUploads } from './use-uploads.ts';
import { whyNotTaken } from './why-not-taken.ts';

interface FileListProps extends AnswerViewProps<FilesAnswer> {
  readonly kind: 'picture' | 'video' | 'file';
  readonly rules: FileRules;
  readonly isCameraOnly: boolean;
}

/** What a file dialog offers. A phone turns its own picture formats into these when they are named. */
const ACCEPT = { picture: 'image/png,image/jpeg,image/gif', video: 'video/mp4,video/quicktime,video/webm' };

/** Files to choose, take or drop; each is sent at once, with its progress, and can be taken back. */
export function FileList(props: FileListProps) {
  const { answer, onChange, problems, titleId, problemId, texts, upload, addressOf, kind, rules, isCameraOnly } = props;
  const words = seldomWords(texts).uploads;
  const [status, setStatus] = useState('');
  const [isOver, setIsOver] = useState(false);
  const mb = rules.maxBytes / BYTES_PER_MB;
  const why = (problem: UploadProblem) => whyNotTaken(problem, kind, rules, texts);
  // Files arrive while others are removed: each change is made on the latest list, not on the one that was drawn.
  const files = useRef<readonly AnswerFile[]>([]);
  files.current = answer?.files ?? [];
  // Ids say nothing about time, and an answer is kept in their order: what came last is shown last.
  const seen = useRef<string[]>([]);
  seen.current = [...seen.current, ...files.current.map(file => file.id).filter(id => !seen.current.includes(id))];
  const shown = [...files.current].sort((a, b) => seen.current.indexOf(a.id) - seen.current.indexOf(b.id));
  const change = (next: readonly AnswerFile[]) => {
    files.current = next;
    onChange(next.length > 0 ? { files: next.map(({ id, name, size }) => ({ id, name, size })) } : undefined);
  };
  const uploads = useUploads({
    rules,
    upload,
    hasRoom: pending => files.current.length + pending < rules.maxCount,
    onSent: file => {
      setStatus(words.sent({ name: file.name }));
      change([...files.current.filter(one => one.id !== file.id), file]);
    },
    onProblem: (file, problem) => setStatus(words.notSent({ name: file.name, why: why(problem) })),
  });
  const add = (chosen: Iterable<File> | null | undefined) => {
    const list = [...(chosen ?? [])];
    if (list[0]) setStatus(words.sending({ name: list.map(file => file.name).join(', ') }));
    uploads.add(list);
  };
  const remove = (file: AnswerFile) => {
    previews.drop(file.id);
    setStatus(words.removed({ name: file.name }));
    change(files.current.filter(one => one.id !== file.id));
  };
  const isInvalid = problems.length > 0;
  const describedBy = [`${titleId}-rules`, ...(isInvalid ? [problemId] : [])].join(' ');
  const isAny = rules.formats.includes('any');
  const accept = kind === 'file' ? rules.formats.map(format => `.${format}`).join(',') : ACCEPT[kind];
  return (
    <fieldset
      className={isOver ? 'upload is-over' : 'upload'}
      aria-labelledby={titleId}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault();
        setIsOver(false);
        if (!isCameraOnly) add(event.dataTransfer?.files);
      }}
    >
      {isCameraOnly && !hasTouch() ? (
        <p className="upload-on-phone">{words.onPhone[kind]}</p>
      ) : (
        <label className="upload-button">
          <input
            type="file"
            className="visually-hidden"
            {...(!isAny && { accept })}
            multiple={rules.maxCount > 1 && !isCameraOnly}
            {...(isCameraOnly && { capture: 'environment' as const })}
            aria-labelledby={`${titleId} ${titleId}-choose`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            onChange={event => {
              add(event.currentTarget.files);
              // The same file may be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
          <span id={`${titleId}-choose`}>{isCameraOnly ? words.take[kind] : words.choose[kind]}</span>
          {!isCameraOnly && <span className="upload-drop">{words.drop}</span>}
        </label>
      )}
      <p className="upload-rules" id={`${titleId}-rules`}>
        {words.rules({ formats: isAny ? words.anyFormat : rules.formats.join(' '), mb, count: rules.maxCount })}
      </p>
      {files.current.length + uploads.pending.length > 0 && (
        <ul className="upload-files" aria-label={words.list}>
          {shown.map(file => (
            <FileRow
              key={file.id}
              file={file}
              address={kind === 'video' ? undefined : (previews.find(file.id) ?? addressOf?.(file))}
              removeLabel={words.remove({ name: file.name })}
              onRemove={() => remove(file)}
            />
          ))}
          {uploads.pending.map(one => (
            <PendingRow
              key={one.key}
              pending={one}
              texts={texts}
              why={why}
              onCancel={() => uploads.cancel(one.key)}
              onAgain={() => uploads.again(one)}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </fieldset>
  );
}
