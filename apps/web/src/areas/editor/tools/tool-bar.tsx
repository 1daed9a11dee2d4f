import {
  ApartmentOutlined,
  BranchesOutlined,
  CheckCircleOutlined,
  GlobalOutlined,
  HistoryOutlined,
  SearchOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { languageTexts } from '@wenshu/texts/languages';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './tools.module.css';
import { openLogic, openTool, toggleTool } from './tools-store.ts';

const TOOLTIP_DELAY_S = 1; // P9.13

/** The tools around the canvas. Their words give way on narrow screens; names and tooltips stay. */
export function ToolBar() {
  const t = useTexts(editorToolsTexts);
  const logic = useTexts(editorLogicTexts);
  const { list } = useProblems();
  const { openEditor } = useTexts(languageTexts);
  const { scrollId } = useEditor();
  const { go } = useGo();
  const openLanguages = () => go(`/survey/create/config?scrollId=${scrollId}&view=languages`);
  return (
    <div className={classes.tools}>
      <Tool name={t.search.open} icon={<SearchOutlined aria-hidden />} onOpen={() => toggleTool('search')} />
      <Tool name={logic.open} icon={<BranchesOutlined aria-hidden />} hasWord onOpen={() => openLogic()} />
      <Tool name={t.map.open} icon={<ApartmentOutlined aria-hidden />} hasWord onOpen={() => openTool('map')} />
      <Tool name={openEditor} icon={<GlobalOutlined aria-hidden />} onOpen={openLanguages} />
      <Tool name={t.history.open} icon={<HistoryOutlined aria-hidden />} onOpen={() => openTool('history')} />
      <Button
        type="text"
        danger={list.length > 0}
        icon={list.length > 0 ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}
        aria-label={t.problems.open({ count: list.length })}
        onClick={() => openTool('problems')}
      >
        {list.length > 0 && String(list.length)}
      </Button>
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
    <Tooltip title={name} mouseEnterDelay={TOOLTIP_DELAY_S}>
      <Button type="text" icon={icon} aria-label={name} onClick={onOpen}>
        {hasWord && <span className={classes.word}>{name}</span>}
      </Button>
    </Tooltip>
  );
}
