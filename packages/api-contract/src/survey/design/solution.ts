import { type Questionnaire, solutionIds } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId, version } from '../../shared-inputs.ts';
import { editEnvelope, editResult } from './edit.ts';
import { baseLanguage, questionnaireName } from './scroll.ts';

const solutionBankId = z.enum(solutionIds);
/** The answers to its form, by field; whether they are any is the solution's to say, at the field. */
const setting = z.record(z.string().check(z.maxLength(40)), z.unknown());

const settingProblem = z.object({
  field: z.string(),
  problem: z.string(),
  level: z.enum(['error', 'advice']),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  message: z.string(),
});

const quality = z.object({
  versions: z.number(),
  tasks: z.number(),
  balancePercent: z.number(),
  efficiencyPercent: z.optional(z.number()),
  overlapPercent: z.optional(z.number()),
  leastShown: z.number(),
});
export type SolutionQuality = z.infer<typeof quality>;

const sampleInfo = z.object({
  confidencePercent: z.number(),
  /** How many respondents a share within so many points takes. */
  suggested: z.array(z.object({ errorPercent: z.number(), samples: z.number() })),
  /** How far a result of so many respondents may be off, in the unit of the solution. */
  precision: z.object({
    unit: z.enum(['share', 'part-worth', 'score', 'points']),
    margins: z.array(z.object({ samples: z.number(), margin: z.number() })),
  }),
  minutes: z.number(),
});
export type SampleInfo = z.infer<typeof sampleInfo>;

const checkedSolution = z.object({
  /** What is wrong, and what is advised. With an error there is nothing else. */
  problems: z.array(settingProblem),
  /** None where everybody is asked the same. */
  quality: z.nullable(quality),
  sample: z.nullable(sampleInfo),
});

const previewedSolution = z.extend(checkedSolution, {
  /** A questionnaire of the solution's questions alone, as they would be generated. It is stored nowhere. */
  document: z.nullable(z.custom<Questionnaire>()),
});
export type PreviewedSolution = z.infer<typeof previewedSolution>;

const needsView = { right: 'questionnaire.view', on: 'scrollId' } as const;
const needsEdit = { right: 'questionnaire.edit', on: 'scrollId' } as const;
const logged = { action: 'questionnaire.edit', isOften: true } as const;

type SpecPath = `/survey/${string}`;

/** Without a setting the saved one is looked at. */
const trial = { scrollId, setting: z.optional(setting) };

const previewCall = (path: SpecPath, summary: string) =>
  call({
    method: 'POST',
    path,
    audience: 'signed-in',
    needs: needsEdit,
    summary,
    body: z.object(trial),
    data: previewedSolution,
  });

const making = { ...editEnvelope, isReplacing: z.optional(z.boolean()) };
const made = z.extend(editResult, { groupId: z.string(), questionId: z.string() });

const generateCall = (path: SpecPath, summary: string) =>
  call({
    method: 'POST',
    path,
    audience: 'signed-in',
    needs: needsEdit,
    logged,
    summary,
    body: z.object(making),
    data: made,
  });

const price = z.number().check(z.minimum(0.01), z.maximum(1e9));
const settingPath = '/survey/scrollSolutionSettingAnswer';

/** Guided research schemes: choosing, setting, looking before, generating. */
export const solutionCalls = {
  introduceSolutionList: call({
    method: 'GET',
    path: '/survey/solution/introduceSolutionList',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.view',
    summary: 'The solutions there are: which question each answers, what one gets, when not to use it',
    data: z.array(
      z.object({
        solutionBankId,
        name: z.string(),
        question: z.string(),
        gives: z.string(),
        notFor: z.string(),
        suggested: sampleInfo.shape.suggested,
      }),
    ),
  }),
  solutionList: call({
    method: 'GET',
    path: '/survey/solution/solutionList',
    audience: 'signed-in',
    needs: needsView,
    summary: 'The solutions for a questionnaire: what was filled in, and whether its questions are there',
    query: z.object({ scrollId }),
    data: z.array(
      z.object({
        solutionBankId,
        name: z.string(),
        isGenerated: z.boolean(),
        setting: z.nullable(setting),
        version: z.number(),
        updateTime: z.nullable(z.number()),
      }),
    ),
  }),
  addSolution: call({
    method: 'POST',
    path: '/survey/solution/addSolution',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    summary: 'Begin a questionnaire from a solution; its form is filled in afterwards',
    body: z.object({ solutionBankId, name: questionnaireName, languageId: baseLanguage }),
    data: z.object({ scrollId: z.string() }),
  }),
  save: call({
    method: 'POST',
    path: `${settingPath}/save`,
    audience: 'signed-in',
    needs: needsEdit,
    logged,
    summary: 'Keep the answers to a solution’s form, finished or not; answers what is wrong with them',
    body: z.object({ scrollId, solutionBankId, setting, baseVersion: z.optional(version) }),
    data: z.object({ version: z.number(), problems: z.array(settingProblem) }),
  }),
  deleteSettingAnswer: call({
    method: 'DELETE',
    path: `${settingPath}/deleteSettingAnswer`,
    audience: 'signed-in',
    needs: needsEdit,
    logged,
    summary: 'Forget the answers to a solution’s form; questions that were generated stay',
    body: z.object({ scrollId, solutionBankId }),
    data: z.null(),
  }),
  preview: call({
    method: 'POST',
    path: `${settingPath}/preview`,
    audience: 'signed-in',
    needs: needsEdit,
    own: true,
    summary: 'A solution’s questions, design and sample as they would be; writes nothing',
    body: z.object({ ...trial, solutionBankId }),
    data: previewedSolution,
  }),
  previewCpcSolution: previewCall(`${settingPath}/previewCpcSolution`, 'The cards as they would be; writes nothing'),
  previewCbcSolution: previewCall(`${settingPath}/previewCbcSolution`, 'The choices as they would be; writes nothing'),
  previewBptoSolution: previewCall(`${settingPath}/previewBptoSolution`, 'The shelf as it would be; writes nothing'),
  previewMaxdiffSolution: previewCall(
    `${settingPath}/previewMaxdiffSolution`,
    'The sets as they would be; writes nothing',
  ),
  checkCbcSolution: call({
    method: 'POST',
    path: `${settingPath}/checkCbcSolution`,
    audience: 'signed-in',
    needs: needsEdit,
    summary: 'Whether every level is shown and every effect can be estimated; balance and D-efficiency; writes nothing',
    body: z.object(trial),
    data: checkedSolution,
  }),
  useSolution: call({
    method: 'POST',
    path: '/survey/scroll/useSolution',
    audience: 'signed-in',
    needs: needsEdit,
    logged,
    summary: 'Write a solution’s questions, made of the saved setting, as a locked group',
    body: z.object({ ...making, solutionBankId }),
    data: made,
  }),
  generatePsmQuestion: generateCall(`${settingPath}/generatePsmQuestion`, 'Write the question of prices'),
  generateCpcChildrenQuestion: generateCall('/survey/question/generateCpcChildrenQuestion', 'Write the cards'),
  generateCbcQuestion: generateCall('/survey/question/generateCbcQuestion', 'Write the choices'),
  generateMaxdiffQuestion: generateCall('/survey/question/generateMaxdiffQuestion', 'Write the sets'),
  generateBptoItems: generateCall('/survey/item/generateBptoItems', 'Write the brands with their prices'),
  updateBrandPrice: call({
    method: 'POST',
    path: '/survey/brandPrice/updateBrandPrice',
    audience: 'signed-in',
    needs: needsEdit,
    logged,
    summary: 'Set the prices at which a brand is offered, in its question and in the form',
    body: z.object({
      ...editEnvelope,
      questionId: partId,
      itemId: partId,
      lowestPrice: price,
      priceStep: price,
      priceCount: z.number().check(z.int(), z.minimum(2), z.maximum(20)),
    }),
    data: editResult,
  }),
  evaluateSampleInfo: call({
    method: 'GET',
    path: '/survey/scroll/evaluateSampleInfo',
    audience: 'signed-in',
    needs: needsView,
    summary: 'How many respondents at 95 %, for which error, and how long answering takes',
    query: z.object({
      scrollId,
      /** How many other questions are planned; without it those that are there. */
      questionCountNum: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))),
      solutionBankId: z.optional(solutionBankId),
    }),
    data: sampleInfo,
  }),
};
