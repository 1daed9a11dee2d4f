import { type CallData, type PreviewedSolution, solutionCalls } from '@wenshu/api-contract';
import {
  changeBrandPrice,
  checkSetting,
  emptySetting,
  groupsOfSolution,
  isFault,
  type Questionnaire,
  type SettingProblem,
  type SolutionId,
  shareOfPeople,
  solutionIds,
  solutions,
} from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { describeSolutionProblem } from '@wenshu/texts/design/solution-problems';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import type { FastifyInstance } from 'fastify';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  blankDocument,
  type EditInput,
  editContext,
  findQuestionnaire,
  loadDocument,
  makeEdit,
  presentEdit,
  requestOf,
  storeNewQuestionnaire,
} from '../questionnaire-design/index.ts';
import { buildSolution, previewDocument } from './build-solution.ts';
import { type PlannedSolution, planSolution, requireSetting } from './plan-solution.ts';
import { otherSeconds, sampleInfoOf, suggestedSamples } from './sample-info.ts';
import { deleteSetting, findSetting, listSettings, saveSetting } from './solution.repository.ts';
import { withBrandPrices } from './with-brand-prices.ts';

type Context = CallContext<'signed-in'>;
type Raw = Readonly<Record<string, unknown>>;

interface Trial {
  readonly scrollId: string;
  readonly setting?: Raw | undefined;
}

interface Making extends EditInput {
  readonly isReplacing?: boolean | undefined;
}

export function registerSolutionCalls(app: FastifyInstance): void {
  const plan = async (solutionId: SolutionId, { scrollId, setting }: Trial, context: Context) => {
    const raw = setting ?? (await requireSaved(context, scrollId, solutionId));
    const threads = await threadsFor(context.platform, 'live', context.actor, scrollId);
    return context.whileListening(signal => planSolution(threads, scrollId, solutions[solutionId], raw, signal));
  };
  const preview =
    (solutionId: SolutionId) =>
    async (trial: Trial, context: Context): Promise<PreviewedSolution> => {
      const planned = await plan(solutionId, trial, context);
      const document = await currentDocument(context, trial.scrollId);
      const checked = presentPlan(planned, document, context.language);
      return { ...checked, document: checked.sample && previewDocument(document, planned) };
    };
  const generate = (solutionId: SolutionId) => async (making: Making, context: Context) => {
    const planned = await plan(solutionId, { scrollId: making.scrollId }, context);
    const fault = planned.problems.find(isFault);
    if (fault) throw new Refusal('solutionSettingWrong', { field: fault.field, params: fault });
    const request = requestOf(making, context);
    let made: { groupId: string; questionId: string } | undefined;
    const outcome = await makeEdit(context.database, request, 'useSolution', async (db, document, locked) => {
      if (!making.isReplacing && groupsOfSolution(document, solutionId).length > 0)
        throw new Refusal('solutionGenerated');
      const { edit, ...ids } = buildSolution(document, planned, await editContext(db, request, locked, document));
      made = ids;
      return edit;
    });
    // Sent twice: what the first one made is there, and this one made nothing.
    return { ...presentEdit(outcome), ...(made ?? { groupId: '', questionId: '' }) };
  };

  registerCalls(app, solutionCalls, {
    introduceSolutionList: async (_input, { language }) =>
      solutionIds.map(solutionBankId => {
        const { name, question, gives, notFor } = solutionTexts[language].of[solutionBankId];
        return { solutionBankId, name, question, gives, notFor, suggested: suggestedSamples };
      }),
    solutionList: async ({ scrollId }, context) => {
      const [rows, document] = await Promise.all([
        listSettings(context.database.pool, scrollId),
        currentDocument(context, scrollId),
      ]);
      return solutionIds.map(solutionBankId => {
        const row = rows.find(({ solutionId }) => solutionId === solutionBankId);
        return {
          solutionBankId,
          name: solutionTexts[context.language].of[solutionBankId].name,
          isGenerated: groupsOfSolution(document, solutionBankId).length > 0,
          setting: row?.setting ?? null,
          version: row?.version ?? 0,
          updateTime: row?.updatedAt.getTime() ?? null,
        };
      });
    },
    addSolution: async ({ solutionBankId, ...start }, { database, actor, clock }) => {
      const setting = emptySetting(solutions[solutionBankId]);
      const scrollId = await storeNewQuestionnaire(
        database,
        actor.personId,
        start.name,
        blankDocument(start),
        async (db, scrollId) => {
          const { personId } = actor;
          const now = new Date(clock.now());
          await saveSetting(db, { scrollId, solutionId: solutionBankId, setting, personId, now, baseVersion: 0 });
        },
      );
      return { scrollId };
    },
    save: async ({ scrollId, solutionBankId, setting: raw, baseVersion }, { database, actor, clock, language }) => {
      const solution = solutions[solutionBankId];
      const setting = requireSetting(solution, raw);
      const version = await saveSetting(database.pool, {
        scrollId,
        solutionId: solutionBankId,
        setting,
        baseVersion,
        personId: actor.personId,
        now: new Date(clock.now()),
      });
      if (version === undefined) throw new Refusal('solutionSavedByOthers');
      return { version, problems: presentProblems(checkSetting(solution, setting), language) };
    },
    deleteSettingAnswer: async ({ scrollId, solutionBankId }, { database }) => {
      await deleteSetting(database.pool, { scrollId, solutionId: solutionBankId });
      return null;
    },
    preview: ({ solutionBankId, ...trial }, context) => preview(solutionBankId)(trial, context),
    previewCpcSolution: preview('cpc'),
    previewCbcSolution: preview('cbc'),
    previewBptoSolution: preview('bpto'),
    previewMaxdiffSolution: preview('maxdiff'),
    checkCbcSolution: async (trial, context) => {
      const planned = await plan('cbc', trial, context);
      return presentPlan(planned, await currentDocument(context, trial.scrollId), context.language);
    },
    useSolution: ({ solutionBankId, ...making }, context) => generate(solutionBankId)(making, context),
    generatePsmQuestion: generate('psm'),
    generateCpcChildrenQuestion: generate('cpc'),
    generateCbcQuestion: generate('cbc'),
    generateMaxdiffQuestion: generate('maxdiff'),
    generateBptoItems: generate('bpto'),
    updateBrandPrice: async ({ scrollId, editId, baseVersion, ...prices }, context) => {
      const request = requestOf({ scrollId, editId, baseVersion }, context);
      const outcome = await makeEdit(context.database, request, 'updateBrandPrice', async (db, document, locked) => {
        const brand = document.questions[prices.questionId]?.items[prices.itemId]?.title.text;
        const edit = changeBrandPrice(document, prices, await editContext(db, request, locked, document));
        const saved = await findSetting(db, { scrollId, solutionId: 'bpto' });
        const setting = saved && brand !== undefined ? withBrandPrices(saved.setting, brand, prices) : undefined;
        const { personId } = context.actor;
        const now = new Date(context.clock.now());
        if (setting)
          await saveSetting(db, { scrollId, solutionId: 'bpto', setting, personId, now, baseVersion: undefined });
        return edit;
      });
      return presentEdit(outcome);
    },
    evaluateSampleInfo: async ({ scrollId, questionCountNum, solutionBankId }, context) => {
      const document = await currentDocument(context, scrollId);
      const others = otherSeconds(document, questionCountNum);
      const row =
        solutionBankId && (await findSetting(context.database.pool, { scrollId, solutionId: solutionBankId }));
      const planned = row && (await plan(row.solutionId, { scrollId, setting: row.setting }, context));
      if (!planned || planned.problems.some(isFault)) return sampleInfoOf(shareOfPeople, others);
      return sampleOf(planned, others);
    },
  });
}

async function requireSaved({ database }: Context, scrollId: string, solutionId: SolutionId): Promise<Raw> {
  const row = await findSetting(database.pool, { scrollId, solutionId });
  if (!row) throw new Refusal('solutionNotSet');
  return row.setting;
}

async function currentDocument({ database }: Context, scrollId: string): Promise<Questionnaire> {
  const found = await findQuestionnaire(database.pool, scrollId);
  if (!found) throw new Refusal('questionnaireNotFound');
  return loadDocument(database.pool, scrollId, found.version);
}

type Checked = CallData<typeof solutionCalls.checkCbcSolution>;

function presentPlan(planned: PlannedSolution, document: Questionnaire, language: Language): Checked {
  const problems = presentProblems(planned.problems, language);
  if (planned.problems.some(isFault)) return { problems, quality: null, sample: null };
  return {
    problems,
    quality: planned.made?.quality ?? null,
    sample: sampleOf(planned, otherSeconds(document, undefined)),
  };
}

function sampleOf({ solution, setting, made }: PlannedSolution, others: number) {
  return sampleInfoOf(solution.precision(setting, made), others + solution.seconds(setting, made));
}

function presentProblems(problems: readonly SettingProblem[], language: Language): Checked['problems'] {
  return problems.map(problem => ({ ...problem, message: describeSolutionProblem(problem, language) }));
}
