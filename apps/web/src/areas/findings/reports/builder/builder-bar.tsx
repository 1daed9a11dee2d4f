import { EyeOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { setTo } from '@wenshu/survey-core';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useGo } from '../../../../app/routes/use-go.ts';
import { SavedSign } from '../../../../app/together/saved-sign.tsx';
import { useNameDraft } from '../../analysis/naming/use-name-draft.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { useReportActions } from '../list/use-report-actions.ts';
import { reportAddress } from '../report-address.ts';
import classes from './builder.module.css';
import { useBuilder, useMake, useMayEdit, useWorkState } from './builder-context.ts';
import { useBoardActions } from './canvas/use-board-actions.ts';
import { HistoryDrawer } from './dialogs/history-drawer.tsx';
import { MembersDialog } from './dialogs/members-dialog.tsx';
import { ScheduleDialog } from './dialogs/schedule/schedule-dialog.tsx';
import { ThemeDialog } from './dialogs/theme-dialog.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { LiveState } from './live-state.tsx';
import { PeopleHere } from './people-here.tsx';

type Open = 'members' | 'history' | 'theme' | 'schedule';

interface BuilderBarProps {
  readonly isOwn: boolean;
  readonly asOf: number | undefined;
  readonly timeZone: string | undefined;
  onRefresh(): void;
}

/** Its name, whether it is saved, who is here, and what can be done with the whole (S2.55). */
export function BuilderBar({ isOwn, asOf, timeZone, onRefresh }: BuilderBarProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.bar;
  const scheduleTexts = useTexts(reportScheduleTexts);
  const { scrollId, reportId } = useBuilder();
  const name = useWorkState(state => state.document.name);
  const role = useWorkState(state => state.role);
  const canUndo = useWorkState(state => state.undoable.length > 0);
  const canRedo = useWorkState(state => state.redoable.length > 0);
  const mayEdit = useMayEdit();
  const make = useMake();
  const { step } = useBoardActions();
  const { go } = useGo();
  const actions = useReportActions();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const at = { scrollId, reportId, name };
  const items = [
    { key: 'members', label: texts.members.title },
    ...(role === 'manage' ? [{ key: 'schedule', label: scheduleTexts.title }] : []),
    { key: 'history', label: texts.history.title },
    { key: 'dashboard', label: t.dashboard },
    { key: 'copy', label: t.copy },
    ...(isOwn || role === 'manage' ? [{ key: 'remove', label: t.remove, danger: true }] : []),
  ];
  const press: Readonly<Record<string, () => void>> = {
    members: () => setOpen('members'),
    schedule: () => setOpen('schedule'),
    history: () => setOpen('history'),
    dashboard: () => go(reportAddress({ scrollId, reportId, view: 'dashboard' })),
    copy: () => void actions.copy(at).then(id => id && go(reportAddress({ scrollId, reportId: id }))),
    remove: () => void actions.remove(at).then(isGone => isGone && go(reportAddress({ scrollId }))),
  };
  return (
    <div className={classes.bar}>
      <h1 className={classes.hidden}>{name}</h1>
      <AppLink className={classes.back} to={reportAddress({ scrollId })}>
        {t.mine}
      </AppLink>
      <NameField name={name} isFixed={!mayEdit} onSave={given => make({ changes: [setTo(['name'], given)] })} />
      <SavingSign />
      <PeopleHere />
      <span className={classes.spacer} />
      <LiveState asOf={asOf} timeZone={timeZone} onRefresh={onRefresh} />
      {mayEdit && (
        <>
          <Button
            type="text"
            size="small"
            icon={<UndoOutlined aria-hidden />}
            aria-label={t.undo}
            title={t.undo}
            disabled={!canUndo}
            onClick={() => step('undo')}
          />
          <Button
            type="text"
            size="small"
            icon={<RedoOutlined aria-hidden />}
            aria-label={t.redo}
            title={t.redo}
            disabled={!canRedo}
            onClick={() => step('redo')}
          />
          <Button size="small" onClick={() => setOpen('theme')}>
            {texts.theme.title}
          </Button>
        </>
      )}
      <Button
        size="small"
        icon={<EyeOutlined aria-hidden />}
        onClick={() => go(reportAddress({ scrollId, reportId, view: 'read' }))}
      >
        {t.preview}
      </Button>
      <DownloadMenu scrollId={scrollId} reportId={reportId} />
      <ShareButton type="primary" scrollId={scrollId} reportId={reportId} />
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => press[key]?.() }}>
        <Button size="small">{t.more}</Button>
      </Dropdown>
      {open === 'members' && <MembersDialog onClose={close} />}
      {open === 'history' && <HistoryDrawer onClose={close} />}
      {open === 'schedule' && <ScheduleDialog onClose={close} />}
      {open === 'theme' && <ThemeDialog onClose={close} />}
    </div>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly isFixed: boolean;
  onSave(name: string): void;
}

function NameField({ name, isFixed, onSave }: NameFieldProps) {
  const t = useTexts(reportScreenTexts).bar;
  const draft = useNameDraft(name, onSave);
  if (isFixed) return <strong className={classes.name}>{name}</strong>;
  return (
    <input
      className={classes.name}
      aria-label={t.name}
      {...draft}
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

function SavingSign() {
  const words = useTexts(reportScreenTexts).saving;
  return <SavedSign words={words} saving={useWorkState(state => state.saving)} mayEdit={useMayEdit()} />;
}
