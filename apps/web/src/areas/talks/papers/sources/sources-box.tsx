import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { MOST_SOURCE_BYTES, type PaperSource, paperSourceCalls } from '@wenshu/api-contract';
import { MAX_PAPER_SOURCES } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { UploadButton } from '../../../findings/reports/builder/upload-button.tsx';
import { useMayEdit, useOpenPaper, useWorkState } from '../open/paper-context.ts';
import { AddSourceDialog } from './add-source-dialog.tsx';
import { SourceDialog } from './source-dialog.tsx';
import classes from './sources.module.css';
import { useSources } from './use-sources.ts';

const NAMES = /\.(txt|md|docx)$/i;

/** The texts that evidence is found in, and the ways to give more of them. */
export function SourcesBox() {
  const texts = useTexts(paperTexts);
  const t = texts.sources;
  const { paperId } = useOpenPaper();
  const mayEdit = useMayEdit();
  const sources = useSources(
    paperId,
    useWorkState(state => state.sourcesVersion),
  );
  const [isAdding, setIsAdding] = useState(false);
  const [read, setRead] = useState<string>();
  const count = sources.data?.items.length ?? 0;
  const isFull = count >= MAX_PAPER_SOURCES;
  const upload = async (file: File) => {
    if (!NAMES.test(file.name)) return notify.error(t.fileWrong);
    if (file.size > MOST_SOURCE_BYTES) return notify.error(t.fileTooLarge);
    // What the contract calls its body has the file beside it, as every upload.
    const form = { paperId, file } as { paperId: string };
    if (await client.call(paperSourceCalls.uploadSource, form).catch(() => undefined)) notify.success(t.added);
  };
  return (
    <section className={classes.box} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className={classes.hint}>{t.lead}</p>
      <Loaded
        of={sources}
        words={texts}
        empty={{
          isSo: ({ items }) => items.length === 0,
          shows: (
            <p className={classes.none}>
              <strong>{t.none}</strong> {mayEdit && t.noneText}
            </p>
          ),
        }}
      >
        {({ items }) => (
          <ul className={classes.sources} aria-label={t.title}>
            {items.map(one => (
              <SourceLine key={one.sourceId} source={one} onRead={() => setRead(one.sourceId)} />
            ))}
          </ul>
        )}
      </Loaded>
      {mayEdit && isFull && <p className={classes.hint}>{t.limit({ count: MAX_PAPER_SOURCES })}</p>}
      {mayEdit && !isFull && (
        <p className={classes.ways}>
          <Button size="small" onClick={() => setIsAdding(true)}>
            {t.add}
          </Button>
          <UploadButton accept=".txt,.md,.docx" type="default" icon={<UploadOutlined aria-hidden />} onFile={upload}>
            {t.upload}
          </UploadButton>
        </p>
      )}
      {isAdding && <AddSourceDialog onClose={() => setIsAdding(false)} />}
      {read !== undefined && <SourceDialog sourceId={read} onClose={() => setRead(undefined)} />}
    </section>
  );
}

function SourceLine({ source, onRead }: { readonly source: PaperSource; onRead(): void }) {
  const texts = useTexts(paperTexts);
  const t = texts.sources;
  const { paperId } = useOpenPaper();
  const mayEdit = useMayEdit();
  const { sourceId, name, letters, nickName, time, address } = source;
  const { run: remove } = useAction(async () => {
    const box = { title: t.removeTitle({ name }), text: t.removeText, confirm: t.remove, decline: texts.cancel };
    if (!(await askBox(box))) return;
    await client.call(paperSourceCalls.removeSource, { paperId, sourceId });
    notify.success(t.removed);
  });
  return (
    <li>
      <span className={classes.source}>
        <button type="button" className={classes.name} aria-label={t.readOf({ name })} onClick={onRead}>
          {name}
        </button>
        <span className={classes.facts}>{t.facts({ letters, name: nickName, time: momentText(time) })}</span>
        {address !== null && (
          <a className={classes.facts} href={address} target="_blank" rel="noreferrer noopener">
            {address}
          </a>
        )}
      </span>
      {mayEdit && (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t.removeOf({ name })}
          title={t.remove}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
