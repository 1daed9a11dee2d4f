import { useQuery } from '@tanstack/react-query';
import { codingCalls, frameFormats } from '@wenshu/api-contract';
import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { EmptyState } from '@wenshu/ui';
import { Button, Dropdown, Input } from 'antd';
import { useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useMadeVariables } from '../../own-variables/use-made-variables.ts';
import { useUsersOf } from '../../own-variables/use-users.ts';
import type { Code, PartProps } from '../coding-data.ts';
import { codeName } from '../frame-tree.ts';
import { useCodings } from '../use-codings.ts';
import { MergeDialog, RemoveDialog, SplitDialog } from './become-dialogs.tsx';
import { CodeDialog } from './code-dialog.tsx';
import classes from './frame.module.css';
import { type CodeAct, FrameLines } from './frame-lines.tsx';
import { placeOf } from './moves.ts';
import { useFrameEdits } from './use-frame-edits.ts';
import { useFrameFiles } from './use-frame-files.ts';

interface Opened {
  readonly act: 'new' | 'rename' | CodeAct;
  readonly code?: number;
}

const FILES = '.csv,.xlsx,.qdc';
const becoming = { merge: MergeDialog, split: SplitDialog, remove: RemoveDialog };

/** The codes: made, named, moved, merged, split, retired and deleted, and the frame as a file. */
export default function FramePart(props: PartProps) {
  const { scrollId, coding } = props;
  const { codingId, frame, key } = coding;
  const { codes, mayEdit, name } = frame;
  const t = useTexts(framePartTexts);
  const [opened, setOpened] = useState<Opened>();
  const { isBusy, run, undo, canUndo } = useFrameEdits(props);
  const files = useFrameFiles(frame, run);
  const counts = useQuery({
    queryKey: ['coding', codingId, 'counts'],
    queryFn: () => client.call(codingCalls.counts, { scrollId, codingId }, { quiet: true }),
  });
  const byCode = counts.data && new Map(counts.data.codes.map(one => [one.code, one.count]));
  const countOf = (one: number) => byCode && (byCode.get(one) ?? 0);
  const { made } = useMadeVariables(scrollId);
  const users = useUsersOf()(made.data?.items.find(one => one.key === key)?.usedBy ?? []);
  const { listed } = useCodings(scrollId);
  const sharing = listed.data?.items.filter(one => one.codingId !== codingId && one.frame.frameId === frame.frameId);
  const close = () => setOpened(undefined);
  const act = (code: Code, what: CodeAct) => {
    if (what !== 'retire') return setOpened({ act: what, code: code.code });
    const retire = (isRetired: boolean) => ({ does: 'retire', code: code.code, isRetired }) as const;
    void run({ commands: [retire(!code.isRetired)], undo: { commands: [retire(code.isRetired)] } });
  };
  const code = codes.find(one => one.code === opened?.code);
  // Somebody may have deleted it since.
  const shown = opened?.code === undefined || code ? opened?.act : undefined;
  const dialog = { codes, isBusy, onSave: (deed: Parameters<typeof run>[0]) => void run(deed, close), onClose: close };
  const Become = shown === 'merge' || shown === 'split' || shown === 'remove' ? becoming[shown] : undefined;
  return (
    <div className={classes.part}>
      <header className={classes.head}>
        <h2>{name}</h2>
        <span className={classes.faint}>{t.count({ count: codes.length })}</span>
        <span className={classes.tools}>
          {mayEdit && (
            <>
              <Button type="primary" onClick={() => setOpened({ act: 'new' })}>
                {t.add}
              </Button>
              <Button disabled={!canUndo} loading={isBusy} onClick={() => void undo()}>
                {t.undo}
              </Button>
              <Button onClick={() => setOpened({ act: 'rename' })}>{t.rename}</Button>
            </>
          )}
          <Button onClick={() => void files.copy()}>{t.copy}</Button>
          <FileMenu files={files} mayEdit={mayEdit} />
        </span>
      </header>
      {!mayEdit && <p className={classes.note}>{t.readOnly}</p>}
      {sharing && sharing.length > 0 && (
        <p className={classes.note}>{t.sharedHere({ list: sharing.map(({ label }) => label).join('”“') })}</p>
      )}
      {codes.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <>
          {mayEdit && <p className={`${classes.faint} ${classes.hint}`}>{t.keysHint}</p>}
          <FrameLines
            codes={codes}
            countOf={countOf}
            mayEdit={mayEdit}
            onAct={act}
            onMove={(moving, move) =>
              void run({ commands: [move], undo: { commands: [placeOf(codes, moving)] } }, () =>
                notify.success(t.moved({ name: codeName(moving) })),
              )
            }
          />
        </>
      )}
      {shown === 'new' && <CodeDialog {...dialog} />}
      {shown === 'add' && <CodeDialog {...dialog} parent={code} />}
      {shown === 'edit' && <CodeDialog {...dialog} code={code} />}
      {shown === 'rename' && (
        <RenameDialog
          name={name}
          isBusy={isBusy}
          onSave={next => void run({ commands: [], name: next, undo: { commands: [], name } }, close)}
          onClose={close}
        />
      )}
      {Become && code && <Become {...dialog} code={code} count={countOf(code.code)} users={users} />}
    </div>
  );
}

interface FileMenuProps {
  readonly files: ReturnType<typeof useFrameFiles>;
  readonly mayEdit: boolean;
}

function FileMenu({ files, mayEdit }: FileMenuProps) {
  const t = useTexts(framePartTexts);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(files.importNew);
  const choose = (into: typeof files.importNew) => {
    take.current = into;
    input.current?.click();
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...frameFormats.map(format => ({ key: format, label: t.exports[format] })),
            { type: 'divider' as const },
            { key: 'new', label: t.importNew, title: t.fileHint },
            ...(mayEdit ? [{ key: 'here', label: t.importHere, title: t.fileHint }] : []),
          ],
          onClick: ({ key }) => {
            const format = frameFormats.find(one => one === key);
            if (format) void files.exportAs(format);
            else choose(key === 'here' ? files.importHere : files.importNew);
          },
        }}
      >
        <Button loading={files.isBusy}>{t.file}</Button>
      </Dropdown>
      <input
        ref={input}
        hidden
        type="file"
        accept={FILES}
        aria-label={t.fileHint}
        onChange={event => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) void take.current(file);
        }}
      />
    </>
  );
}

interface RenameProps {
  readonly name: string;
  readonly isBusy: boolean;
  onSave(name: string): void;
  onClose(): void;
}

const LONGEST_NAME = 100;

function RenameDialog({ name, isBusy, onSave, onClose }: RenameProps) {
  const t = useTexts(framePartTexts);
  const [draft, setDraft] = useState(name);
  const given = draft.trim();
  return (
    <FormDialog
      title={t.renameTitle}
      submit={t.save}
      cancel={t.cancel}
      isBusy={isBusy}
      isReady={given !== '' && given !== name}
      onSubmit={() => onSave(given)}
      onClose={onClose}
    >
      <Field label={t.name}>
        {control => (
          <Input {...control} maxLength={LONGEST_NAME} value={draft} onChange={event => setDraft(event.target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
