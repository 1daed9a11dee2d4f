import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { FileList } from '../_shared/files/file-list.tsx';
import type { FilesAnswer } from '../_shared/files/files.ts';
import { readImageUpload } from './settings.ts';

export function ImageUploadView(props: AnswerViewProps<FilesAnswer>) {
  return <FileList {...props} kind="picture" {...readImageUpload(props.question.settings)} />;
}
