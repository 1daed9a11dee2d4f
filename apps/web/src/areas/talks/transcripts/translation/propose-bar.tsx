import { BulbOutlined } from '@ant-design/icons';
import { talkTranslatingCalls } from '@wenshu/api-contract';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { transcriptChanges, translationProblems } from '@wenshu/transcripts';
import { Button, Checkbox, Popover } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { HelpedNote } from '../../../../app/helper/helped-note.tsx';
import { useHelperState, useRefreshHelper } from '../../../../app/helper/use-helper-state.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { JobWorking } from '../../../people/jobs/job-working.tsx';
import { useDesk, useMake, useMayEdit } from '../open/desk-context.ts';
import { useTranslating } from './translating-context.ts';
import classes from './translation.module.css';
import { wayOf } from './use-translate-turn.ts';

interface ProposeBarProps {
  /** Whose project it is says whether a model may read what was said. */
  readonly isOwner: boolean;
}

/** Asks for proposals, says how far it is and what came of it, and accepts all at once that have no problem. */
export function ProposeBar({ isOwner }: ProposeBarProps) {
  const t = useTexts(translationTexts).propose;
  const { scrollId, transcriptId, work } = useDesk();
  const { standing, proposals, refresh } = useTranslating();
  const mayEdit = useMayEdit();
  const refreshHelper = useRefreshHelper();
  const of = { scrollId, transcriptId };
  const propose = useAction(
    async () => {
      // What was written a moment ago asks for no proposal.
      await work.idle();
      return client.call(talkTranslatingCalls.propose, of);
    },
    { refresh: () => Promise.all([refresh(), refreshHelper()]) },
  );
  const { run: putAway, isBusy: isPutting } = useAction(() => client.call(talkTranslatingCalls.decline, of), {
    refresh,
  });
  const acceptAll = useAcceptAll();
  if (!standing) return null;
  const jobId = standing.jobId ?? undefined;
  const { last } = standing;
  return (
    <section className={classes.propose} aria-label={t.do}>
      <div className={classes.buttons}>
        {mayEdit && (
          <Button
            icon={<BulbOutlined aria-hidden />}
            disabled={jobId !== undefined}
            loading={propose.isBusy}
            onClick={() => void propose.run()}
          >
            {propose.isBusy ? t.doing : t.do}
          </Button>
        )}
        {proposals.size > 0 && mayEdit && (
          <>
            <Button type="primary" onClick={acceptAll}>
              {t.acceptAll}
            </Button>
            <Button type="text" disabled={jobId !== undefined} loading={isPutting} onClick={() => void putAway()}>
              {t.putAway}
            </Button>
          </>
        )}
        <Popover trigger="click" placement="bottomLeft" title={t.about} content={<About isOwner={isOwner} />}>
          <Button type="text">{t.about}</Button>
        </Popover>
        <NoModel />
      </div>
      {jobId !== undefined && <JobWorking jobId={jobId} words={t} refresh={refresh} />}
      {jobId === undefined && last && (
        <p className={classes.soft} role="status">
          {last.helped ? t.ended({ asked: last.asked, proposed: proposals.size, leftOver: last.leftOver }) : t.halted}
        </p>
      )}
      {last && !standing.mayLeave && <MayNotLeave />}
      {jobId === undefined && last?.helped && standing.mayLeave && (
        <HelpedNote helped={last.helped} scrollId={scrollId} onAgain={() => propose.run()} />
      )}
    </section>
  );
}

/** Where there is no model, that is said before anybody asks. */
function NoModel() {
  const t = useTexts(translationTexts).propose;
  const { scrollId } = useDesk();
  const { data: helper } = useHelperState(scrollId);
  return helper?.model === null && <span className={classes.soft}>{t.noModel}</span>;
}

/** There is a model, and it was not asked. */
function MayNotLeave() {
  const t = useTexts(translationTexts).propose;
  const { scrollId } = useDesk();
  const { data: helper } = useHelperState(scrollId);
  return helper?.model != null && <p className={classes.soft}>{t.mayNotLeave}</p>;
}

/** Where proposals come from, and what the project's owner can let happen. */
function About({ isOwner }: ProposeBarProps) {
  const t = useTexts(translationTexts).propose;
  const { scrollId } = useDesk();
  const { standing, refresh } = useTranslating();
  const { data: helper } = useHelperState(scrollId);
  const { run: setMayLeave, isBusy } = useAction(
    (mayLeave: boolean) => client.call(talkTranslatingCalls.letLeave, { scrollId, mayLeave }),
    { refresh },
  );
  const hasModel = helper !== undefined && helper.model !== null;
  return (
    <div className={classes.about}>
      <p className={classes.soft}>{t.hint}</p>
      {hasModel && isOwner && standing && (
        <>
          <Checkbox
            checked={standing.mayLeave}
            disabled={isBusy}
            onChange={({ target }) => void setMayLeave(target.checked)}
          >
            {t.allow}
          </Checkbox>
          <p className={classes.soft}>{t.allowText}</p>
        </>
      )}
    </div>
  );
}

function useAcceptAll(): () => void {
  const t = useTexts(translationTexts).propose;
  const make = useMake();
  const { proposals, aid } = useTranslating();
  return () => {
    let count = 0;
    const isMade = make(({ turns }) =>
      [...proposals.values()].flatMap(proposal => {
        const turn = turns[proposal.turnId];
        if (!turn || translationProblems(turn.text, proposal.text, aid).length > 0) return [];
        count += 1;
        return transcriptChanges.translate(turn, proposal.text, wayOf(proposal));
      }),
    );
    const left = proposals.size - count;
    if (isMade) notify.success(t.accepted({ count, left }));
    else if (count === 0) notify.info(t.acceptedNone({ left }));
  };
}
