import type { EditorPanelProps } from '../_shared/type-editor.ts';
import { panelWords } from './panel-words.ts';

/** The labels are edited like options; what is special is whose they are. */
export function LabelEditor({ language }: EditorPanelProps) {
  return <p className="type-editor-hint">{panelWords[language].creatorOnly}</p>;
}
