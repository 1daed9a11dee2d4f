import { useBlocker, useRouter } from '@tanstack/react-router';
import { transcriptBringingTexts } from '@wenshu/texts/talks/transcript-bringing';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { ActionButton, PageTitle } from '@wenshu/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import type { Project } from '../state/use-project.ts';
import { transcriptAddress } from '../transcript-address.ts';
import classes from './bring.module.css';
import { BringProjectDialog } from './bring-project-dialog.tsx';
import { BroughtFile } from './brought-file.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { useBring } from './use-bring.ts';
import { useFileDrop } from './use-file-drop.ts';

const ENDINGS = '.txt,.md,.markdown,.docx,.pdf,.srt,.vtt,.xlsx,.csv';

/** Files and pasted text become transcripts, each looked at before it is kept. */
export function BringScreen({ scrollId, project }: { readonly scrollId: string; readonly project: Project }) {
  const t = useTexts(transcriptTexts).bring;
  const chooser = useRef<HTMLInputElement>(null);
  const ofProject = useTexts(transcriptBringingTexts);
  const router = useRouter();
  const [isPasting, setIsPasting] = useState(false);
  const [isBringingProject, setIsBringingProject] = useState(false);
  const { items, add, retry, remove, choose, keep, keepAll } = useBring(scrollId);
  const addFiles = (files: FileList | null) => add([...(files ?? [])].map(file => ({ file })));
  const { isOver, target } = useFileDrop(addFiles);
  const ready = items.filter(({ standing }) => standing.is === 'read').length;
  const isOpen = items.some(({ standing: { is } }) => is !== 'kept');
  useBlocker({
    shouldBlockFn: async () =>
      isOpen && !(await askBox({ title: t.leaveTitle, text: t.leaveText, confirm: t.leave, decline: t.stay })),
    enableBeforeUnload: isOpen,
  });
  return (
    <div className={classes.page}>
      <AppLink className={classes.back} to={transcriptAddress({ scrollId })}>
        {t.back}
      </AppLink>
      <PageTitle
        title={t.title}
        lead={t.lead}
        actions={
          ready > 1 && <ActionButton onClick={() => void keepAll()}>{t.confirmAll({ count: ready })}</ActionButton>
        }
      />
      <section className={classes.drop} data-over={isOver} aria-label={t.choose} {...target}>
        <div className={classes.ways}>
          <ActionButton kind={items.length > 0 ? 'quiet' : 'primary'} onClick={() => chooser.current?.click()}>
            {t.choose}
          </ActionButton>
          <Button size="large" onClick={() => setIsPasting(true)}>
            {t.paste}
          </Button>
          <Button size="large" onClick={() => setIsBringingProject(true)}>
            {ofProject.open}
          </Button>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={ENDINGS}
          aria-label={t.choose}
          onChange={event => {
            addFiles(event.target.files);
            event.target.value = '';
          }}
        />
        <p className={classes.soft}>{t.drop}</p>
      </section>
      <ul className={classes.items}>
        {items.map(item => (
          <li key={item.id}>
            <BroughtFile
              scrollId={scrollId}
              item={item}
              people={project.people}
              onChoose={choice => choose(item.id, choice)}
              onKeep={() => void keep(item.id)}
              onRetry={() => retry(item.id)}
              onRemove={() => remove(item.id)}
            />
          </li>
        ))}
      </ul>
      {isBringingProject && (
        <BringProjectDialog
          scrollId={scrollId}
          onDone={() => router.history.push(transcriptAddress({ scrollId }))}
          onClose={() => setIsBringingProject(false)}
        />
      )}
      {isPasting && (
        <PasteDialog
          onRead={(title, text) => {
            setIsPasting(false);
            add([{ title, text }]);
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
    </div>
  );
}
