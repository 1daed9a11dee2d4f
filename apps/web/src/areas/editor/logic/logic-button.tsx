import { BranchesOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { Badge, Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { countRules } from '../outline/count-rules.ts';
import { useEditorState } from '../state/use-editor.ts';
import { openLogic } from '../tools/tools-store.ts';

/** On a card: opens the question's logic, and says how much there is. */
export function LogicButton({ questionId, name }: { questionId: string; name: string }) {
  const t = useTexts(editorLogicTexts);
  const count = useEditorState(state => countRules(state.document).get(questionId) ?? 0);
  return (
    <Badge count={count} size="small" color="var(--amber-deep)" offset={[-4, 4]}>
      <Button
        type="text"
        size="small"
        icon={<BranchesOutlined aria-hidden />}
        aria-label={t.openOf({ name, count })}
        title={t.openOf({ name, count })}
        onClick={() => openLogic(questionId)}
      />
    </Badge>
  );
}
