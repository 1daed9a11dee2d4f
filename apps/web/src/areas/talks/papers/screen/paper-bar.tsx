import { DownloadOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { type PaperFileFormat, paperCalls, paperFileFormats } from '@wenshu/api-contract';
import { MAX_PAPER_TITLE, paperChanges } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useGo } from '../../../../app/routes/use-go.ts';
import { SavedSign } from '../../../../app/together/saved-sign.tsx';
import { PersonFaces } from '../../../design/document/presence/person-faces.tsx';
import { useNameDraft } from '../../../findings/analysis/naming/use-name-draft.ts';
import { HistoryDrawer } from '../dialogs/history-drawer.tsx';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import { usePaperActions } from '../list/use-paper-actions.ts';
import { useMake, useMayEdit, useOpenPaper, usePaper, useWorkState } from '../open/paper-context.ts';
import { useSteps } from '../open/use-undo-keys.ts';
import { paperAddress } from '../paper-address.ts';
import classes from './screen.module.css';

/** Its title, whether it is saved, who is here, and what can be done with the whole. */
export function PaperBar({ isOwn }: { readonly isOwn: boolean }) {
  const texts = useTexts(paperTexts);
  const t = texts.bar;
  const { title, kind } = usePaper();
  const others = useWorkState(state => state.others);
  const saving = useWorkState(state => state.saving);
  const mayEdit = useMayEdit();
  const make = useMake();
  const [isSharing, setIsSharing] = useState(false);
  return (
    <div className={classes.bar}>
      <h1 className={classes.hidden}>{title}</h1>
      <AppLink className={classes.back} to={paperAddress(kind)}>
        {texts.kinds[kind].back}
      </AppLink>
      <TitleField title={title} isFixed={!mayEdit} onSave={given => make(() => paperChanges.title(given))} />
      <SavedSign words={texts.saving} saving={saving} mayEdit={mayEdit} />
      <PersonFaces others={others} words={texts.presence} />
      <span className={classes.spacer} />
      {mayEdit && <StepButtons />}
      <DownloadMenu />
      <Button size="small" type="primary" onClick={() => setIsSharing(true)}>
        {t.share}
      </Button>
      <MoreMenu isOwn={isOwn} />
      {isSharing && <ShareDialog onClose={() => setIsSharing(false)} />}
    </div>
  );
}

interface TitleFieldProps {
  readonly title: string;
  readonly isFixed: boolean;
  onSave(title: string): void;
}

function TitleField({ title, isFixed, onSave }: TitleFieldProps) {
  const t = useTexts(paperTexts).bar;
  const draft = useNameDraft(title, onSave);
  if (isFixed) return <strong className={classes.name}>{title}</strong>;
  return (
    <input
      className={classes.name}
      aria-label={t.title}
      {...draft}
      maxLength={MAX_PAPER_TITLE}
      onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.blur()}
    />
  );
}

function StepButtons() {
  const t = useTexts(paperTexts).bar;
  const { work } = useOpenPaper();
  const take = useSteps(work);
  const canUndo = useWorkState(state => state.undoable.length > 0);
  const canRedo = useWorkState(state => state.redoable.length > 0);
  const steps = [
    { step: 'undo', name: t.undo, icon: <UndoOutlined aria-hidden />, can: canUndo },
    { step: 'redo', name: t.redo, icon: <RedoOutlined aria-hidden />, can: canRedo },
  ] as const;
  return steps.map(({ step, name, icon, can }) => (
    <Button
      key={step}
      type="text"
      size="small"
      icon={icon}
      aria-label={name}
      title={name}
      disabled={!can}
      onClick={() => take(step)}
    />
  ));
}

function DownloadMenu() {
  const t = useTexts(paperTexts).bar;
  const { paperId, work } = useOpenPaper();
  const { isBusy, run } = useAction(
    async (format: PaperFileFormat) => {
      // What was written a moment ago is in the file.
      await work.idle();
      return client.call(paperCalls.export, { paperId, format });
    },
    { onDone: downloadFile },
  );
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: paperFileFormats.map(key => ({ key, label: t.formats[key], onClick: () => void run(key) })),
      }}
    >
      <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
        {t.download}
      </Button>
    </Dropdown>
  );
}

function MoreMenu({ isOwn }: { readonly isOwn: boolean }) {
  const texts = useTexts(paperTexts);
  const { paperId } = useOpenPaper();
  const { title, kind } = usePaper();
  const { go } = useGo();
  const actions = usePaperActions();
  const [isLooking, setIsLooking] = useState(false);
  const at = { paperId, title };
  const toList = (isDone: boolean) => isDone && go(paperAddress(kind));
  const items = [
    { key: 'history', label: texts.bar.history, onClick: () => setIsLooking(true) },
    {
      key: 'copy',
      label: texts.list.copy,
      onClick: () => void actions.copy(at).then(id => id && go(paperAddress(kind, id))),
    },
    isOwn
      ? { key: 'remove', label: texts.list.remove, danger: true, onClick: () => void actions.remove(at).then(toList) }
      : { key: 'leave', label: texts.list.leave, danger: true, onClick: () => void actions.leave(at).then(toList) },
  ];
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button size="small">{texts.bar.more}</Button>
      </Dropdown>
      {isLooking && <HistoryDrawer onClose={() => setIsLooking(false)} />}
    </>
  );
}
