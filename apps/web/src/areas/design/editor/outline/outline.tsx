import { questionTypes } from '@wenshu/question-types/core';
import { estimateMinutes } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { countRules } from '../../document/reading/count-rules.ts';
import { useCreateScreen } from '../../document/state/create-screen.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useProblems } from '../../document/state/use-problems.ts';
import { useTools } from '../state/tools-store.ts';
import { moveFocusInLines } from './line-keys.ts';
import classes from './outline.module.css';
import { OutlineGroup } from './outline-group.tsx';
import { OutlineLine } from './outline-line.tsx';
import { outlineTree } from './outline-tree.ts';
import { useInSight } from './use-in-sight.ts';

/** Groups, pages and questions at a glance: to go there, and to move them about. */
export function Outline() {
  const t = useTexts(editorToolsTexts).outline;
  const { isLocked } = useCreateScreen();
  const selectedId = useEditorState(state => state.selectedId);
  const document = useDeferredValue(useEditorState(state => state.document));
  const problems = useProblems();
  const tree = useMemo(() => outlineTree(document), [document]);
  const rules = useMemo(() => countRules(document), [document]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLElement>(null);
  useInSight(list);
  if (tree.sections.every(({ entries }) => entries.length === 0) && !tree.hasGroups) return <EmptyOutline />;
  const stopId = selectedId && document.questions[selectedId] ? selectedId : tree.sections[0]?.entries[0]?.question.id;
  const fold = (groupId: string) => {
    const next = new Set(folded);
    if (!next.delete(groupId)) next.add(groupId);
    setFolded(next);
  };
  return (
    <nav ref={list} aria-label={t.title} className={classes.outline} data-outline onKeyDown={moveFocusInLines}>
      <ol className={classes.list}>
        {tree.sections.map((section, index) => (
          <OutlineGroup
            key={section.group.id}
            section={section}
            index={index + 1}
            isShown={tree.hasGroups}
            isFolded={folded.has(section.group.id)}
            onFold={() => fold(section.group.id)}
          >
            {section.entries.map(({ question, page }) => (
              <OutlineLine
                key={question.id}
                // One by one, and no object made here: an edit of one question draws one line.
                question={question}
                page={page}
                isSelected={question.id === selectedId}
                isStop={question.id === stopId}
                rules={rules.get(question.id) ?? 0}
                problems={problems.ofQuestion(question.id).length}
                isLocked={isLocked}
              />
            ))}
          </OutlineGroup>
        ))}
      </ol>
      <p className={classes.foot} title={t.minutesHint}>
        {[
          t.questions({ count: tree.questions }),
          t.pages({ count: tree.pages }),
          t.minutes({ count: estimateMinutes(document, questionTypes) }),
        ].join(' · ')}
      </p>
      <p className={classes.keys}>{t.keys}</p>
    </nav>
  );
}

function EmptyOutline() {
  const t = useTexts(editorToolsTexts).outline;
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t.empty}</p>
      <p>{t.emptyText}</p>
      <Button onClick={() => useTools.setState({ leftTab: 'palette' })}>{t.toPalette}</Button>
    </div>
  );
}
