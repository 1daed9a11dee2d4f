import { editorTexts } from '@wenshu/texts/design/editor';
import { useTexts } from '../../../app/language/language.ts';
import { CommentDrawer } from '../../people/comments/comment-drawer.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { Canvas } from './canvas/canvas.tsx';
import { CanvasDrag } from './canvas/canvas-drag.tsx';
import './type-editor.css';
import './type-sketch.css';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { useProblems } from '../document/state/use-problems.ts';
import classes from './editor.module.css';
import { LeftColumn } from './outline/left-column.tsx';
import { Palette } from './palette/palette.tsx';
import { Panel } from './panel/panel.tsx';
import { PanelDrawer } from './panel/panel-drawer.tsx';
import { OpenTool } from './screen/open-tool.tsx';
import { useQuestionName } from './screen/use-question-name.ts';

/** What can be added or is there, the questionnaire itself, and the settings of what is selected. */
export function EditorScreen() {
  const t = useTexts(editorTexts);
  const { isLocked, loaded } = useCreateScreen();
  const nameOf = useQuestionName();
  const { list } = useProblems();
  const isNarrow = useIsNarrow();
  return (
    <>
      <h1 className={classes.heading}>{t.heading}</h1>
      <OpenTool isReadOnly={isLocked} />
      <CommentDrawer scrollId={loaded.scrollId} partKind="question" nameOf={nameOf} />
      <CanvasDrag>
        <div className={classes.columns} data-locked={isLocked || undefined}>
          <div className={classes.left}>
            <LeftColumn palette={isLocked ? undefined : <Palette />} />
          </div>
          <div className={classes.middle}>
            <Canvas problems={list} />
          </div>
          {isNarrow ? (
            <PanelDrawer>
              <Panel />
            </PanelDrawer>
          ) : (
            <aside className={classes.panel} aria-label={t.settings}>
              <Panel />
            </aside>
          )}
        </div>
      </CanvasDrag>
    </>
  );
}
