import { unpublishedCalls } from '@wenshu/api-contract';
import { type TextChange, textKeyOf } from '@wenshu/survey-core';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { ActionButton, ErrorState, LoadingState } from '@wenshu/ui';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import classes from './draft.module.css';
import { useLook } from './use-look.ts';

/** The texts of the draft that can go out alone; what is chosen is live at once, everything else stays a draft. */
export function TextsDialog({ onClose }: { onClose(): void }) {
  const all = useTexts(unpublishedTexts);
  const t = all.texts;
  const editor = useEditor();
  const look = useLook();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const texts = (look.data?.texts ?? []).filter(({ isOnlyWords }) => isOnlyWords);
  const others = (look.data?.texts.length ?? 0) - texts.length;
  const picked = texts.filter(text => chosen.has(textKeyOf(text)));
  const publishing = useAction(async (version: number) => {
    const names = picked.map(({ id, field, languageId }) => ({
      id,
      field,
      ...(languageId !== undefined && { languageId }),
    }));
    try {
      const done = await client.call(unpublishedCalls.publishTexts, {
        scrollId: editor.scrollId,
        version,
        texts: names,
      });
      editor.noteAccess({ versionTime: done.versionTime, editedFrom: done.editedFrom });
      notify.success(t.published({ count: names.length }));
      onClose();
    } catch (error) {
      await look.refetch();
      throw error;
    }
  });
  const toggle = (key: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, key] : [...chosen].filter(one => one !== key)));
  return (
    <FormDialog
      title={t.title}
      width={640}
      submit={t.publish({ count: picked.length })}
      isBusy={publishing.isBusy}
      isReady={picked.length > 0 && !look.isFetching}
      onSubmit={() => look.data && publishing.run(look.data.version)}
      onClose={onClose}
    >
      <div className={classes.review}>
        <p>{t.lead}</p>
        {look.isPending && <LoadingState text={all.review.loading} />}
        {look.isError && (
          <ErrorState
            level={2}
            title={all.review.failed}
            text={all.review.failedText}
            actions={<ActionButton onClick={() => void look.refetch()}>{all.review.retry}</ActionButton>}
          />
        )}
        {look.isSuccess && texts.length === 0 && <p className={classes.calm}>{t.none}</p>}
        {texts.length > 1 && (
          <Checkbox
            checked={picked.length === texts.length}
            indeterminate={picked.length > 0 && picked.length < texts.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? texts.map(textKeyOf) : []))}
          >
            {t.all}
          </Checkbox>
        )}
        <ul className={classes.texts}>
          {texts.map(text => {
            const key = textKeyOf(text);
            return (
              <li key={key}>
                <Checkbox checked={chosen.has(key)} onChange={({ target }) => toggle(key, target.checked)}>
                  <ChangedText text={text} />
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {others > 0 && <p className={classes.calm}>{t.notAlone({ count: others })}</p>}
      </div>
    </FormDialog>
  );
}

function ChangedText({ text: { questionId, languageId, before, after } }: { readonly text: TextChange }) {
  const t = useTexts(unpublishedTexts).texts;
  const place = useEditorState(({ document }) => document.questions[questionId ?? '']?.seqName ?? t.survey);
  const tongue = useEditorState(({ document }) => document.languages[languageId ?? '']?.name);
  return (
    <>
      <strong>{tongue === undefined ? place : `${place} · ${tongue}`}</strong>
      <span className={classes.wording}>
        <span className={classes.side}>{t.was}</span> <del>{before.text || t.nothing}</del>
      </span>
      <span className={classes.wording}>
        <span className={classes.side}>{t.is}</span> {after.text || t.nothing}
      </span>
    </>
  );
}
