import { EditOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { unpublishedCalls } from '@wenshu/api-contract';
import type { LogicRule, Questionnaire } from '@wenshu/survey-core';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { Button } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { compareStates, countChanges } from '../../document/compare/compare-states.ts';
import { useCreateScreen } from '../../document/state/create-screen.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import classes from './draft.module.css';
import { DraftReview } from './draft-review.tsx';
import { TextsDialog } from './texts-dialog.tsx';

const inWords = (rule: LogicRule, document: Questionnaire) => describeRule(rule, document, language);

/** That a draft is edited while the survey collects, how far it is from what is published, and what can be done with it. */
export default function DraftBar() {
  const t = useTexts(unpublishedTexts);
  const editor = useEditor();
  const { loaded } = useCreateScreen();
  const versionTime = useEditorState(state => state.access.versionTime);
  // Typing goes before counting.
  const document = useDeferredValue(useEditorState(state => state.document));
  const live = useQuery({
    queryKey: ['live', editor.scrollId, versionTime],
    queryFn: () => client.call(unpublishedCalls.live, { scrollId: editor.scrollId }, { quiet: true }),
  });
  const then = live.data?.document;
  const comparison = useMemo(() => then && compareStates(then, document, inWords), [then, document]);
  const count = comparison && countChanges(comparison);
  const [open, setOpen] = useState<'review' | 'texts'>();
  const discarding = useAction(async (changes: number) => {
    await editor.settled();
    const { version } = await client.call(unpublishedCalls.look, { scrollId: editor.scrollId });
    await client.call(unpublishedCalls.discard, { scrollId: editor.scrollId, version });
    await editor.followOthers();
    editor.noteAccess({ editedFrom: null });
    notify.success(changes === 0 ? t.discard.closed : t.discard.done);
  });
  const discard = async () => {
    const changes = count ?? 0;
    const { title, confirm, decline } = t.discard;
    if (changes === 0 || (await askBox({ title, text: t.discard.text({ count: changes }), confirm, decline })))
      await discarding.run(changes);
  };
  const state = live.isError ? t.bar.failed : count === undefined ? t.bar.checking : t.bar.changes({ count });
  return (
    <section className={classes.bar} aria-label={t.bar.label}>
      <p className={classes.state}>
        <EditOutlined aria-hidden /> {t.bar.state}
        <span className={classes.count} role="status" data-count={count}>
          {state}
        </span>
        {live.isError && (
          <Button size="small" onClick={() => void live.refetch()}>
            {t.bar.retry}
          </Button>
        )}
      </p>
      {loaded.mayEdit && count !== undefined && (
        <div className={classes.acts}>
          {count > 0 && (
            <Button size="small" type="primary" onClick={() => setOpen('review')}>
              {t.bar.review}
            </Button>
          )}
          {count > 0 && (
            <Button size="small" onClick={() => setOpen('texts')}>
              {t.bar.texts}
            </Button>
          )}
          <Button size="small" loading={discarding.isBusy} danger={count > 0} onClick={() => void discard()}>
            {count > 0 ? t.bar.discard : t.bar.close}
          </Button>
        </div>
      )}
      {open === 'review' && comparison && then && (
        <DraftReview comparison={comparison} live={then} onClose={() => setOpen(undefined)} />
      )}
      {open === 'texts' && <TextsDialog onClose={() => setOpen(undefined)} />}
    </section>
  );
}
