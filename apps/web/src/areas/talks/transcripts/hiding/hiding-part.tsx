import { PlusOutlined } from '@ant-design/icons';
import { transcriptHidingCalls } from '@wenshu/api-contract';
import { transcriptHidingTexts } from '@wenshu/texts/talks/transcript-hiding';
import { EmptyState } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { type Project, useRefreshProject } from '../state/use-project.ts';
import { draftOf, type HideDraft, itemsOf, ownDraft, problemsOf } from './hide-drafts.ts';
import { HideTable } from './hide-table.tsx';
import classes from './hiding.module.css';
import { PseudonymTable, useRefreshPseudonyms } from './pseudonym-table.tsx';

const MOST_AT_ONCE = 200;

interface HidingPartProps {
  readonly scrollId: string;
  readonly project: Project;
}

/** What tells who people are: looked for, checked, replaced; and the table of who is meant, for the project's owner. */
export function HidingPart({ scrollId, project }: HidingPartProps) {
  const t = useTexts(transcriptHidingTexts);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [found, setFound] = useState<{ readonly items: number; readonly more: number }>();
  const [drafts, setDrafts] = useState<readonly HideDraft[]>([]);
  const [isTried, setIsTried] = useState(false);
  const refreshProject = useRefreshProject(scrollId);
  const refreshTable = useRefreshPseudonyms(scrollId);
  const all = project.transcripts.map(({ transcriptId }) => transcriptId);
  const transcriptIds = wanted.length > 0 ? [...wanted] : all;
  const isTooMany = transcriptIds.length > MOST_AT_ONCE;
  const { run: search, isBusy: isSearching } = useAction(
    () => client.call(transcriptHidingCalls.proposeHidden, { scrollId, transcriptIds }),
    {
      onDone: ({ items, more }) => {
        // What somebody wrote themselves is theirs, and stays.
        setDrafts(now => [...items.map(draftOf), ...now.filter(({ typed }) => typed !== null)]);
        setFound({ items: items.length, more });
        setIsTried(false);
      },
    },
  );
  const items = itemsOf(drafts);
  const problems = problemsOf(drafts);
  const { run: hide, isBusy: isHiding } = useAction(
    () => client.call(transcriptHidingCalls.hide, { scrollId, transcriptIds, items }),
    {
      refresh: () => Promise.all([refreshProject(), refreshTable()]),
      onDone: ({ places, transcripts }) => {
        if (places === 0) notify.info(t.doneNone);
        else notify.success(t.done({ places, transcripts }));
        if (places === 0) return;
        setDrafts(now => now.filter(({ isChosen }) => !isChosen));
        setFound(undefined);
        setIsTried(false);
      },
    },
  );
  const askToHide = async () => {
    setIsTried(true);
    if (problems.size > 0) return;
    const count = items.length;
    if (await askBox({ title: t.hideTitle({ count }), text: t.hideText, confirm: t.hideDo })) await hide();
  };
  const change = (key: string, next: Partial<HideDraft>) =>
    setDrafts(now => now.map(one => (one.key === key ? { ...one, ...next } : one)));
  if (all.length === 0) return <EmptyState title={t.tableEmpty} text={t.lead} />;
  return (
    <>
      <p className={classes.lead}>{t.lead}</p>
      <div className={classes.bar}>
        <div className={classes.choice}>
          <Field label={t.inTranscripts} problem={isTooMany ? t.tooMany : undefined}>
            {control => (
              <Select
                {...control}
                mode="multiple"
                allowClear
                maxTagCount="responsive"
                placeholder={t.inAll}
                value={[...wanted]}
                optionFilterProp="label"
                options={project.transcripts.map(({ transcriptId, title }) => ({ value: transcriptId, label: title }))}
                onChange={setWanted}
              />
            )}
          </Field>
        </div>
        <Button type="primary" loading={isSearching} disabled={isTooMany} onClick={() => void search()}>
          {t.search}
        </Button>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setDrafts(now => [...now, ownDraft(newId())])}>
          {t.add}
        </Button>
      </div>
      <p role="status" className={classes.soft}>
        {isSearching && t.searching}
        {!isSearching && found && found.items > 0 && t.found({ count: found.items })}{' '}
        {!isSearching && found && found.more > 0 && t.more({ count: found.more })}
      </p>
      {drafts.length > 0 ? (
        <>
          <HideTable
            drafts={drafts}
            problems={isTried ? problems : new Map()}
            titles={new Map(project.transcripts.map(({ transcriptId, title }) => [transcriptId, title]))}
            scrollId={scrollId}
            onChange={change}
            onChooseAll={isChosen => setDrafts(now => now.map(one => ({ ...one, isChosen })))}
          />
          <div className={classes.bar}>
            <Button
              type="primary"
              loading={isHiding}
              disabled={items.length === 0 || isTooMany}
              onClick={() => void askToHide()}
            >
              {t.hide({ count: items.length })}
            </Button>
          </div>
        </>
      ) : (
        found?.items === 0 && !isSearching && <EmptyState title={t.nothing} text={t.nothingText} />
      )}
      <PseudonymTable scrollId={scrollId} isOwner={project.isOwner} onPutBack={refreshProject} />
    </>
  );
}
