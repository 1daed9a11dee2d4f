import {
  ApartmentOutlined,
  AuditOutlined,
  BranchesOutlined,
  BulbOutlined,
  CheckCircleOutlined,
  HistoryOutlined,
  SearchOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { craftOpenTexts } from '@wenshu/texts/design/craft-open';
import { revisionOpenTexts } from '@wenshu/texts/design/drafting/revision-open';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Tip } from '../../document/parts/tip.tsx';
import { useCreateScreen } from '../../document/state/create-screen.ts';
import { useProblems } from '../../document/state/use-problems.ts';
import { openLogic, openTool, toggleTool } from '../state/tools-store.ts';
import classes from './tools.module.css';

/** The tools around the canvas. Their words give way first, then all but search and problems move into the menu. */
export function ToolBar() {
  const t = useTexts(editorToolsTexts);
  const { list } = useProblems();
  const logic = useTexts(editorLogicTexts);
  const craft = useTexts(craftOpenTexts);
  const revision = useTexts(revisionOpenTexts);
  const { isLocked } = useCreateScreen();
  return (
    <div className={classes.tools}>
      <Tool name={t.search.open} icon={<SearchOutlined aria-hidden />} onOpen={() => toggleTool('search')} />
      <span className={classes.wide}>
        <Tool name={logic.open} icon={<BranchesOutlined aria-hidden />} hasWord onOpen={() => openLogic()} />
        <Tool name={t.map.open} icon={<ApartmentOutlined aria-hidden />} hasWord onOpen={() => openTool('map')} />
        <Tool name={craft.open} icon={<AuditOutlined aria-hidden />} onOpen={() => toggleTool('craft')} />
        {!isLocked && (
          <Tool name={revision.open} icon={<BulbOutlined aria-hidden />} onOpen={() => toggleTool('revision')} />
        )}
        <Tool name={t.history.open} icon={<HistoryOutlined aria-hidden />} onOpen={() => openTool('history')} />
      </span>
      <Tip text={t.problems.open({ count: list.length })}>
        <Button
          type="text"
          danger={list.length > 0}
          icon={list.length > 0 ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}
          aria-label={t.problems.open({ count: list.length })}
          onClick={() => openTool('problems')}
        >
          {list.length > 0 && String(list.length)}
        </Button>
      </Tip>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly hasWord?: boolean;
  onOpen(): void;
}

function Tool({ name, icon, hasWord = false, onOpen }: ToolProps) {
  return (
    <Tip text={name}>
      <Button type="text" icon={icon} aria-label={name} onClick={onOpen}>
        {hasWord && <span className={classes.word}>{name}</span>}
      </Button>
    </Tip>
  );
}
