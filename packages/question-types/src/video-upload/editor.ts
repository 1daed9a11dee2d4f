import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';
import { VideoUploadSketch } from './sketch.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'media',
  mark: 'none',
  sketch: { drawing: VideoUploadSketch },
};
