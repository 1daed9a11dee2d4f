import { FilesSketch } from '../_shared/files/files-sketch.tsx';
import type { SketchProps } from '../_shared/sketch.ts';
import { readImageUpload } from './settings.ts';

export function ImageUploadSketch({ question, texts }: SketchProps) {
  return <FilesSketch kind="picture" {...readImageUpload(question.settings)} texts={texts} />;
}
