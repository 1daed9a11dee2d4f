import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { Button } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import looks from '../../../../../app/looks/document-bar.module.css';
import { AppLink } from '../../../../../app/routes/app-link.tsx';
import type { Coding } from '../../../../findings/coding/coding-data.ts';
import { useDesk, useWorkState } from '../../open/desk-context.ts';
import { KeyList } from '../../player/key-list.tsx';
import { talkAnalysisAddress } from '../analysis-address.ts';
import classes from './coding-desk.module.css';

interface CodingBarProps {
  readonly coding: Coding;
  readonly coded: number;
  readonly total: number;
  readonly isSaving: boolean;
  readonly can: Readonly<Record<'undo' | 'redo', boolean>>;
  onStep(way: 'undo' | 'redo'): void;
  onNext(): void;
}

/** The title, how much is coded, whether it is saved, and the tools. */
export function CodingBar({ coding, coded, total, isSaving, can, onStep, onNext }: CodingBarProps) {
  const t = useTexts(talkAnalysisTexts).desk;
  const codeTexts = useTexts(codePartTexts);
  const { scrollId } = useDesk();
  const title = useWorkState(state => state.document.title);
  const isGone = useWorkState(state => state.isGone);
  const icons = { undo: <UndoOutlined aria-hidden />, redo: <RedoOutlined aria-hidden /> };
  return (
    <div className={looks.bar}>
      <AppLink className={looks.back} to={talkAnalysisAddress({ scrollId, coding: coding.codingId })}>
        {t.back}
      </AppLink>
      <h1 className={classes.title}>{title}</h1>
      <span className={classes.progress}>
        <progress aria-label={codeTexts.progressLabel} max={Math.max(1, total)} value={coded} />
        {t.progress({ coded, total })}
      </span>
      <span className={classes.faint} role="status">
        {isGone ? t.gone : isSaving ? codeTexts.saving : t.saved}
      </span>
      <span className={looks.spacer} />
      {(['undo', 'redo'] as const).map(way => (
        <Button
          key={way}
          type="text"
          size="small"
          icon={icons[way]}
          aria-label={codeTexts[way]}
          title={codeTexts[way]}
          disabled={!can[way]}
          onClick={() => onStep(way)}
        />
      ))}
      <Button size="small" onClick={onNext}>
        {t.nextUncoded}
      </Button>
      <KeysHelp />
    </div>
  );
}

function KeysHelp() {
  const t = useTexts(talkAnalysisTexts).desk;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className={classes.keysButton!} onClick={() => setOpen(true)}>
        {t.keys.open}
      </Button>
      {isOpen && (
        <ViewDialog title={t.keys.open} onClose={() => setOpen(false)}>
          <KeyList keys={t.keys.of} />
          <p className={classes.faint}>{t.keys.first}</p>
        </ViewDialog>
      )}
    </>
  );
}
