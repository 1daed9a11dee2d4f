import { FilesSketch } from '../_shared/files/files-sketch.tsx';
import type { SketchProps } from '../_shared/sketch.ts';
import { readFileUpload } from './settings.ts';

export function FileUploadSketch({ question, texts }: SketchProps) {
  return <FilesSketch kind="file" {...readFileUpload(question.settings)} texts={texts} />;
}
