import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { FileList } from '../_shared/files/file-list.tsx';
import type { FilesAnswer } from '../_shared/files/files.ts';
import { readVideoUpload } from './settings.ts';

export function VideoUploadView(props: AnswerViewProps<FilesAnswer>) {
  return <FileList {...props} kind="video" {...readVideoUpload(props.question.settings)} />;
}
