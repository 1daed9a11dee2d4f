import { CreatePage } from '../questionnaire/create-page.tsx';
import { NextSteps } from '../schemes/next-steps.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { ToolBar } from './screen/tool-bar.tsx';
import { toolMenu } from './screen/tool-menu.tsx';
import { openTool } from './state/tools-store.ts';

const showProblems = () => openTool('problems');

/** /survey/create/edit?scrollId=… */
export default function EditorPage() {
  return (
    <CreatePage tools={{ bar: <ToolBar />, menu: toolMenu }} onProblems={showProblems}>
      <EditorScreen />
      <NextSteps />
    </CreatePage>
  );
}
