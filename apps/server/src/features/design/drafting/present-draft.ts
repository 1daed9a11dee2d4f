import type { Draft } from '@wenshu/api-contract';
import { checkCraft } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { estimateMinutes } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { describeCraft } from '@wenshu/texts/design/describe-craft';
import type { Queryable } from '../../../platform/database/database.ts';
import { findActiveJob } from '../../people/jobs/index.ts';
import { findTemplate } from '../questionnaire-start/index.ts';
import { asksOf } from './brief/read-brief.ts';
import { briefOf } from './changes/change-plan.ts';
import { type DraftRow, type DraftStep, findPlan, listSteps } from './draft.repository.ts';
import { tryCompile } from './plan/compile-plan.ts';
import { nearTemplate } from './template/near-template.ts';

/** A draft as its person sees it, with what the craft check would say of the questionnaire that it makes. */
export async function presentDraft(
  db: Queryable,
  draft: DraftRow,
  language: Language,
  now?: DraftStep,
): Promise<Draft> {
  const { draftId, description, step, scrollId } = draft;
  const plan = (await findPlan(db, draftId, step)) ?? null;
  const steps = await listSteps(db, draftId);
  const news = now ?? (draft.news?.step === step ? draft.news : undefined);
  const jobId = await findActiveJob(db, draft.jobId);
  const compiled = plan ? tryCompile(plan) : undefined;
  const planned = new Map([...(compiled?.questionOf ?? [])].map(([id, made]) => [made, id]));
  const findings = compiled ? checkCraft(compiled.document, questionTypes) : [];
  return {
    draftId,
    description,
    step,
    lastStep: steps.at(-1)?.step ?? 0,
    plan,
    minutes: compiled ? estimateMinutes(compiled.document, questionTypes) : 0,
    findings: findings.map(finding => ({
      questionId: planned.get(finding.at.questionId ?? '') ?? null,
      text: describeCraft(language, finding),
      isCertain: finding.certainty === 'certain',
    })),
    template: templateFor(description, language),
    asks: plan ? asksOf(briefOf(plan, description)) : [],
    said: [...steps, ...(news ? [news] : [])].map(({ step, wish, told, helped }) => ({
      step,
      wish,
      told,
      by: helped ? helped.by : 'person',
    })),
    helped: news?.helped ?? steps.find(one => one.step === step)?.helped ?? null,
    jobId,
    halted: jobId === null && draft.asked?.step === step ? { wish: draft.asked.wish } : null,
    scrollId,
  };
}

function templateFor(description: string, language: Language): Draft['template'] {
  const slug = nearTemplate(description);
  const template = slug === undefined ? undefined : findTemplate(slug, language);
  return template ? { slug: template.slug, title: template.title, summary: template.summary } : null;
}
