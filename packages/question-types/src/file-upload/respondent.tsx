import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { FileList } from '../_shared/files/file-list.tsx';
import type { FilesAnswer } from '../_shared/files/files.ts';
import { readFileUpload } from './settings.ts';

export function FileUploadView(props: AnswerViewProps<FilesAnswer>) {
  return <FileList {...props} kind="file" {...readFileUpload(props.question.settings)} />;
}
