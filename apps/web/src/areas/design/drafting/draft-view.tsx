import { useQueryClient } from '@tanstack/react-query';
import { aiGptCalls, type Draft, jobCalls } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { ActionButton } from '@wenshu/ui';
import { Button, Progress } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { HelpedNote } from '../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useJob } from '../../people/jobs/use-job.ts';
import { draftKey } from '../create-survey/begin-draft.ts';
import { DescribeWay } from '../create-survey/describe-way.tsx';
import { NameForm } from '../create-survey/name-form.tsx';
import classes from './drafting.module.css';
import { FactsBar } from './facts-bar.tsx';
import { NearTemplate } from './near-template.tsx';
import { Outline } from './outline.tsx';
import { languageOfPlan } from './plan-lines.ts';
import { Talk } from './talk.tsx';
import { type DraftChanges, useDraft, useDraftChanges } from './use-draft.ts';

/** A draft: what was read, the plan as an outline, the dialog beside it, and at the end the questionnaire. */
export function DraftView({ draftId }: { readonly draftId: string }) {
  const t = useTexts(draftingTexts);
  const draft = useDraft(draftId);
  const words = { loading: t.loading, loadFailed: t.failed, loadFailedText: t.failedText, retry: t.retry };
  return (
    <Loaded of={draft} words={words}>
      {data => <Shown draft={data} />}
    </Loaded>
  );
}

function Shown({ draft }: { readonly draft: Draft }) {
  const t = useTexts(draftingTexts);
  const changes = useDraftChanges(draft);
  const { plan, description, jobId, helped } = draft;
  return (
    <>
      {jobId && <Working draftId={draft.draftId} jobId={jobId} />}
      {!plan && !jobId && (
        <section className={classes.box} role="alert">
          <p>{t.stopped}</p>
          <ActionButton onClick={() => void changes.again.run()} aria-disabled={changes.again.isBusy}>
            {t.again}
          </ActionButton>
        </section>
      )}
      {!plan && <DescribeWay start={description} />}
      {plan && draft.halted && <Halted wish={draft.halted.wish} changes={changes} />}
      {plan && (
        <div className={classes.columns} aria-busy={jobId !== null}>
          <div>
            <details className={classes.description}>
              <summary>{t.description}</summary>
              <p>{description}</p>
            </details>
            <FactsBar draft={draft} plan={plan} changes={changes} />
            <Outline draft={draft} plan={plan} changes={changes} isHeld={jobId !== null} />
            {helped && <HelpedNote helped={helped} onAgain={changes.again.run} />}
          </div>
          <div className={classes.side}>
            <Talk draft={draft} changes={changes} isHeld={jobId !== null} />
            <Make draft={draft} isHeld={jobId !== null} />
            {draft.template && <NearTemplate template={draft.template} />}
          </div>
        </div>
      )}
    </>
  );
}

/** What was wished is not lost with a job that was stopped or failed: it is there, with a way to ask for it once more. */
function Halted({ wish, changes }: { readonly wish: string | null; readonly changes: DraftChanges }) {
  const t = useTexts(draftingTexts);
  const again = () => (wish === null ? changes.again.run() : changes.wish.run(wish));
  return (
    <section className={classes.box} role="alert">
      <p>{wish === null ? t.haltedPlan : t.halted({ wish })}</p>
      <ActionButton onClick={() => void again()} aria-disabled={changes.again.isBusy || changes.wish.isBusy}>
        {t.retry}
      </ActionButton>
    </section>
  );
}

/** The model works for the person wherever they are; here its progress is shown, and it can be stopped. */
function Working({ draftId, jobId }: { readonly draftId: string; readonly jobId: string }) {
  const t = useTexts(draftingTexts);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: draftKey(draftId) });
  const seen = useJob(jobId, () => void refresh());
  const { isBusy, run: stop } = useAction(() => client.call(jobCalls.cancel, { jobId }), { refresh });
  const percent = Math.round((seen?.job.progress ?? 0) * 100);
  return (
    <section className={classes.working} role="status" aria-label={t.working}>
      <p>{t.working}</p>
      <Progress percent={percent} showInfo={false} aria-label={t.percent({ count: percent })} />
      <Button onClick={() => void stop()} disabled={isBusy}>
        {t.stop}
      </Button>
    </section>
  );
}

function Make({ draft, isHeld }: { readonly draft: Draft; readonly isHeld: boolean }) {
  const t = useTexts(draftingTexts);
  const { draftId, step, plan, scrollId } = draft;
  const title = plan ? (plan.title[languageOfPlan(plan)] ?? '') : '';
  return (
    <section className={classes.box} aria-label={t.makeTitle}>
      <h2 className={classes.small}>{t.makeTitle}</h2>
      <p className={classes.hint}>{t.makeHint}</p>
      {scrollId && (
        <p className={classes.hint}>
          {t.made} <AppLink to={`/survey/create/edit?scrollId=${scrollId}`}>{t.openMade}</AppLink>
        </p>
      )}
      <NameForm
        start={title}
        confirm={t.make}
        isHeld={isHeld}
        onCreate={async name =>
          (await client.call(aiGptCalls.createAiScroll, { draftId, step, name })).scrollId ?? undefined
        }
      />
    </section>
  );
}
