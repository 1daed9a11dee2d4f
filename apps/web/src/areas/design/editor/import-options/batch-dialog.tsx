import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { templateCalls } from '@wenshu/api-contract';
import type { FileAnswer } from '@wenshu/api-contract/client';
import type { RegionLevels } from '@wenshu/question-types/region-lines';
import {
  type CommandInput,
  type CommandName,
  completeInput,
  type EditProblem,
  importProblem,
  inOrder,
  parseCascade,
  type Question,
} from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { Button, Radio } from 'antd';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { newId } from '../../document/reading/new-id.ts';
import type { ListName } from '../../document/reading/part-rows.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { runAllInWords, runInWords } from '../../document/state/use-run.ts';
import classes from './batch-dialog.module.css';
import { CascadePreview } from './cascade-preview.tsx';
import { readImportFile } from './read-import-file.ts';
import { linesOfRows, planRowReplacing, rowsFromLines } from './rows-from-lines.ts';
import { selectLine } from './select-line.ts';

export type BatchKind = 'options' | 'layers' | 'cascade';

interface BatchDialogProps {
  readonly kind: BatchKind;
  readonly question: Question;
  readonly list: ListName;
  /** The group that gets them. */
  readonly itemGroupId?: string;
  onClose(): void;
}

const COMMANDS = {
  options: 'batchAddItems',
  layers: 'batchAddOneAndTwoItem',
  cascade: 'batchImportItems',
} as const satisfies Readonly<Record<BatchKind, CommandName>>;

/** Many options at once: pasted, typed, or from a file. What is wrong is said with its line, and nothing is added before all is right. */
export function BatchDialog({ kind, question, list, itemGroupId, onClose }: BatchDialogProps) {
  const t = useTexts(canvasTexts).batch;
  const editor = useEditor();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isReplacing, setIsReplacing] = useState(false);
  const [problem, setProblem] = useState('');
  const [read, setRead] = useState('');
  const isRows = list === 'rows';
  const title = isRows ? t.rowTitle : { options: t.title, layers: t.layersTitle, cascade: t.cascadeTitle }[kind];
  const hint = { options: t.hint, layers: t.layersHint, cascade: t.cascadeHint }[kind];
  const canReplace = kind === 'options' && !itemGroupId;

  const readFile = async (file: File) => {
    setProblem('');
    const found = await readImportFile(file, kind);
    if ('problem' in found) return setProblem(t[found.problem]);
    setText(found.text);
    setRead(t.read({ name: file.name, count: found.text.split('\n').filter(line => line.trim() !== '').length }));
  };
  /** Said in words, and its line is selected: among 4000 nobody counts. */
  const tell = (refused: EditProblem) => {
    setProblem(describeEditProblem(language, refused));
    if (refused.detail?.line !== undefined) selectLine(field.current, Number(refused.detail.line));
  };
  const shown = useDeferredValue(text);
  const cascade = useMemo(
    () => (kind === 'cascade' && shown.trim() !== '' ? parseCascade(shown) : undefined),
    [kind, shown],
  );
  /** What is there goes: the tree has been seen, and that it goes is agreed to. */
  const isAgreed = async () => {
    const count = Object.keys(question.items).length;
    const parsed = kind === 'cascade' ? parseCascade(text) : undefined;
    if (!parsed || 'problem' in parsed || count === 0) return true;
    return askBox({
      title: t.replaceTitle,
      text: t.replaceText({ count, next: parsed.options.length }),
      confirm: t.replaceConfirm,
      decline: t.cancel,
    });
  };
  const bringRegions = async (levels: RegionLevels) => {
    setProblem('');
    // Larger than the rest of the dialog, and wanted by few.
    const { regionLines } = await import('@wenshu/question-types/region-lines');
    setText(regionLines(levels));
    setRead(t.regionsRead[levels]);
  };
  const submit = async () => {
    if (!(await isAgreed())) return;
    const { document } = editor.store.getState();
    if (isRows && isReplacing) {
      const plan = planRowReplacing(question, text, {});
      if ('problem' in plan) return tell(plan);
      const refused = editor.runAll(plan.commands);
      if (!refused) return onClose();
      if (!refused.losses?.length) return tell(refused);
      return runAllInWords(editor, consent => commandsOf(planRowReplacing(question, text, consent)), onClose);
    }
    if (isRows) {
      const made = rowsFromLines(question, text);
      const refused = 'problem' in made ? made : editor.run('addChildren', made.input);
      return refused ? tell(refused) : onClose();
    }
    const name = itemGroupId ? 'itemGroupBatchAddItems' : isReplacing ? 'batchItems' : COMMANDS[kind];
    const whole = completeInput(
      document,
      name,
      { questionId: question.id, text, ...(itemGroupId && { itemGroupId }) },
      newId,
      editor.context.types,
      // What cannot be completed comes back as it was, and the command says what is wrong with it.
    ) as CommandInput<typeof name>;
    const refused = editor.run(name, whole);
    if (!refused) return onClose();
    // What others' logic needs is asked about; everything else is said here, with its line.
    if (!refused.losses?.length) return tell(refused);
    runInWords(editor, name, whole);
    onClose();
  };
  const { run: downloadTemplate } = useAction(() => client.call(templateCalls.download, { type: kind }), {
    onDone: file => downloadFile(file as FileAnswer),
  });
  const count = text.split('\n').filter(line => line.trim() !== '').length;
  return (
    <FormDialog
      title={title}
      width={720}
      submit={kind === 'cascade' ? t.import : isReplacing ? t.replaceConfirm : t.add}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={classes.file}>
        <Button icon={<FileExcelOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t.chooseFile}
        </Button>
        {!isRows && (
          <Button type="link" icon={<DownloadOutlined aria-hidden />} onClick={() => void downloadTemplate()}>
            {t.template}
          </Button>
        )}
        {kind === 'cascade' && (
          <>
            <Button onClick={() => void bringRegions(2)}>{t.regions[2]}</Button>
            <Button onClick={() => void bringRegions(3)}>{t.regions[3]}</Button>
          </>
        )}
        <span role="status">{read}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.txt"
          aria-label={t.chooseFile}
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void readFile(file);
          }}
        />
      </div>
      <textarea
        ref={field}
        data-focus-first
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          // Otherwise the browser opens the file and leaves the page.
          event.preventDefault();
          void readFile(file);
        }}
        className={classes.text}
        aria-label={t.label}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== ''}
        placeholder={t.placeholder}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setProblem('');
        }}
      />
      <p className={classes.count}>{t.count({ count })}</p>
      {cascade && 'problem' in cascade && !problem && (
        <p className={classes.warning}>{describeEditProblem(language, importProblem(cascade))}</p>
      )}
      {cascade && 'options' in cascade && <CascadePreview options={cascade.options} />}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {canReplace && (
        <fieldset className={classes.modes}>
          <legend className={classes.unseen}>{t.mode}</legend>
          {[false, true].map(isReplace => (
            <Radio
              key={String(isReplace)}
              checked={isReplacing === isReplace}
              onChange={() => {
                setIsReplacing(isReplace);
                // What is there now is what the new list begins with.
                if (isReplace && text.trim() === '') setText(isRows ? linesOfRows(question) : linesOfItems(question));
              }}
            >
              {isReplace ? (isRows ? t.replaceRows : t.replace) : t.append}
            </Radio>
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}

const linesOfItems = (question: Question) =>
  inOrder(question.items)
    .map(item => item.title.text.trim().replace(/\s+/g, ' '))
    .join('\n');

const commandsOf = (plan: ReturnType<typeof planRowReplacing>) => ('problem' in plan ? [] : plan.commands);
