import { FilesSketch } from '../_shared/files/files-sketch.tsx';
import type { SketchProps } from '../_shared/sketch.ts';
import { readVideoUpload } from './settings.ts';

export function VideoUploadSketch({ question, texts }: SketchProps) {
  return <FilesSketch kind="video" {...readVideoUpload(question.settings)} texts={texts} />;
}
