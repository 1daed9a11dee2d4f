import type { DraftPlan, DraftTold, HelperPurpose } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { type HelpAsker, help, presentHelp } from '../../people/helper-use/index.ts';
import { findSpace } from '../../people/licences/index.ts';
import { readBrief } from './brief/read-brief.ts';
import { changePlan } from './changes/change-plan.ts';
import type { DraftRow, DraftStep } from './draft.repository.ts';
import { endTurn, findPlan, insertStep, lockDraft } from './draft.repository.ts';
import { type ModelPlan, planOfModel } from './model/model-plan.ts';
import { requestChange, requestPlan } from './model/request-plan.ts';
import { makePlan } from './plan/make-plan.ts';

/** What is to be worked out for a draft: a plan where there is no wish, else the plan that the wish makes of the one that stands. */
export interface DraftWork {
  readonly draftId: string;
  readonly turn: number;
  readonly wish: string | null;
}

interface Watch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (characters: number) => void;
}

export async function askerOf(
  { database }: Pick<Platform, 'database'>,
  { personId, projectId }: DraftRow,
): Promise<HelpAsker> {
  const object = projectId === null ? undefined : ({ kind: 'project', id: projectId } as const);
  return { personId, space: await findSpace(database.pool, personId, object) };
}

/** Works it out and keeps it, unless the draft has moved on meanwhile. Gives back what was said where nothing was kept. */
export async function workOnDraft(
  platform: Platform,
  draft: DraftRow,
  { turn, wish }: DraftWork,
  watch: Watch = {},
): Promise<DraftStep | undefined> {
  const { pool } = platform.database;
  const before = await findPlan(pool, draft.draftId, draft.step);
  const made =
    before && wish !== null
      ? await changed(platform, draft, before, wish, watch)
      : await begun(platform, draft, before, watch);
  watch.signal?.throwIfAborted();
  const step: DraftStep = { step: draft.step + 1, wish, told: made.told, helped: made.helped };
  if (before && JSON.stringify(before) === JSON.stringify(made.plan)) return { ...step, step: draft.step };
  await platform.database.transaction(async db => {
    const now = await lockDraft(db, draft.personId, draft.draftId);
    // Another wish, or a step back: what was worked out for what stood then is no longer wanted.
    if (!now || now.turn !== turn || now.step !== draft.step) return;
    await insertStep(db, draft.draftId, step, made.plan, platform.clock.now());
    await endTurn(db, draft.draftId, turn, null);
  });
  return undefined;
}

interface Made {
  readonly plan: DraftPlan;
  readonly told: DraftTold;
  readonly helped: DraftStep['helped'];
}

async function begun(platform: Platform, draft: DraftRow, before: DraftPlan | undefined, watch: Watch): Promise<Made> {
  const brief = readBrief(draft.description, before?.facts);
  const house = () => ({ plan: makePlan(brief), told: { word: 'made', names: [], count: 0 } as DraftTold });
  return ask(
    platform,
    draft,
    'draft',
    house,
    value => planOfModel(value, brief, undefined),
    mask => requestPlan({ brief, mask, ...watch }),
  );
}

async function changed(
  platform: Platform,
  draft: DraftRow,
  before: DraftPlan,
  wish: string,
  watch: Watch,
): Promise<Made> {
  const brief = readBrief(draft.description, before.facts);
  const house = () => changePlan(before, wish, draft.description);
  return ask(
    platform,
    draft,
    'change-draft',
    house,
    value => planOfModel(value, brief, before),
    mask => requestChange({ brief, plan: before, wish, mask, ...watch }),
  );
}

type Request = Parameters<typeof help<ModelPlan>>[3]['model'];

async function ask(
  platform: Platform,
  draft: DraftRow,
  purpose: HelperPurpose,
  house: () => { readonly plan: DraftPlan; readonly told: DraftTold },
  compile: (value: ModelPlan) => DraftPlan,
  model: Request,
): Promise<Made> {
  const found = await help<ModelPlan, ReturnType<typeof house>>(platform, await askerOf(platform, draft), purpose, {
    model,
    house,
  });
  const helped = presentHelp(platform, found);
  if (found.by === 'house') return { ...found.value, helped };
  return { plan: compile(found.value), told: { word: 'by-model', names: [], count: 0 }, helped };
}
