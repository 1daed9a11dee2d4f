import { BranchesOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { useTexts } from '../../../../app/language/language.ts';
import { countRules } from '../../document/reading/count-rules.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { CardTool } from '../parts/card-tool.tsx';
import { openLogic } from '../state/tools-store.ts';

/** On a card: opens the question's logic, and says how much there is. */
export function LogicButton({ questionId, name }: { questionId: string; name: string }) {
  const t = useTexts(editorLogicTexts);
  const count = useEditorState(state => countRules(state.document).get(questionId) ?? 0);
  const label = t.openOf({ name, count });
  return (
    <CardTool
      label={label}
      name={label}
      icon={<BranchesOutlined aria-hidden />}
      count={count}
      onClick={() => openLogic(questionId)}
    />
  );
}
