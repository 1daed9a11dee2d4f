import {
  aiGptCalls,
  type Call,
  draftingCalls,
  helperCalls,
  paperCalls,
  paperHelpCalls,
  paperShareCalls,
  paperSourceCalls,
  recordActions,
  recordLists,
  rewardCalls,
  rewardClaimCalls,
  scrollCalls,
  symposiumAfterCalls,
  symposiumBoardCalls,
  symposiumCalls,
  symposiumInviteCalls,
  symposiumSeatCalls,
  transcriptBringingCalls,
  transcriptCalls,
  transcriptHidingCalls,
  transcriptProjectCalls,
  walletCalls,
} from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import { nameOf } from '../attack/contract-calls.ts';
import type { RangedWorld } from './ranged-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** What the attack’s example of a call does not reach: other lists, what the owner made, what stands in the owner’s enterprise. */
export const moreInputs: Readonly<Record<string, (world: RangedWorld) => readonly Input[]>> = {
  'GET /team/project/tasks': ({ owners: { enterpriseId, projectId } }) => [{ enterpriseId, projectId }],
  'GET /team/project/search': ({ owners: { enterpriseId } }) => [{ enterpriseId }],
  'GET /survey/scroll/search': () => [{ text: 'Fruit' }],
  'GET /survey/record/findPage': ({ things: { scrollId } }) => recordLists.map(list => ({ scrollId, list })),
  'POST /survey/record/previewMany': ({ things: { scrollId } }) =>
    recordActions.map(does => ({ scrollId, does, ...(does === 'restore' && { list: 'deleted' }) })),
  'POST /survey/record/query': ({ things: { scrollId } }) =>
    recordLists.map(list => ({ scrollId, list, columns: ['fact:status', 'fact:channel', ids.choice, ids.text] })),
  'POST /survey/record/export': ({ things: { scrollId } }) => [
    { scrollId, format: 'xlsx' },
    // Without codes that were made up: they cannot be told from numbers there.
    { scrollId, format: 'sav', columns: [ids.choice, ids.text, 'fact:channel'] },
  ],
  'POST /report/makeAuto': ({ things: { scrollId } }) => [{ scrollId }],
  'POST /survey/stack/propose': ({ things: { scrollId } }) => [
    {
      sources: [
        { scrollId, wave: '1' },
        { scrollId, wave: '2' },
      ],
    },
  ],
  'GET /analysis/get': owned,
  'GET /analysis/runs': owned,
  'GET /analysis/history': owned,
  'GET /analysis/getRun': ({ things: { scrollId }, owners: { analysisId, runId } }) => [
    { scrollId, analysisId, runId },
  ],
  'GET /report/get': reported,
  'POST /report/results': reported,
  'GET /report/history': reported,
};

function owned({ things: { scrollId }, owners: { analysisId } }: RangedWorld): readonly Input[] {
  return [{ scrollId, analysisId }];
}

function reported({ things: { scrollId }, owners: { reportId } }: RangedWorld): readonly Input[] {
  return [{ scrollId, reportId }];
}

/** In the place of the attack’s example, which is the creator’s. */
export const otherInputs: Readonly<Record<string, (world: RangedWorld) => Promise<Input>>> = {
  // Who gets what is about all records together: whoever sees some of them is refused before anything is looked at.
  ...Object.fromEntries(
    [
      rewardCalls,
      symposiumAfterCalls,
      symposiumBoardCalls,
      symposiumCalls,
      symposiumInviteCalls,
      symposiumSeatCalls,
      transcriptBringingCalls,
      transcriptCalls,
      transcriptProjectCalls,
      transcriptHidingCalls,
    ]
      .flatMap(calls => Object.values(calls))
      .filter((call: Call) => call.needs?.ofAllRecords)
      .map(call => [nameOf(call), async ({ things: { scrollId } }: RangedWorld) => ({ scrollId })]),
  ),
  // A channel that is made for the call is out of the reader’s range.
  'GET /survey/channel/get': async ({ owners: { channelCode } }) => ({ channelCode }),
  'POST /survey/scroll/moveToBin': async ({ ask }) => ask(scrollCalls.create, { name: 'Fruit', languageId: 2 }),
};

/** A paper is its maker's, and stands upon what they gave it. */
const papers = [paperCalls, paperHelpCalls, paperShareCalls, paperSourceCalls];

/**
 * Nothing of a survey is read in them: who somebody is, and how they come in. They also go by the time of the machine, or end the
 * reader’s session. What is kept of the site’s calculators is what the reader typed there; wallet, drafts and the helper are the reader’s own,
 * and a turn for a reward is whoever’s who answered.
 */
export const notOfSurveys: readonly string[] = [
  'POST /account/signIn',
  'GET /account/verifyCode',
  'GET /account/verifySound',
  'GET /account/verifyChallenge',
  'POST /account/refreshToken',
  'POST /account/signOut',
  'POST /account/session/end',
  'POST /account/session/endOthers',
  'GET /account/session/list',
  'POST /account/secondFactor',
  'GET /account/secondFactor/state',
  'POST /account/secondFactor/prepare',
  'POST /account/secondFactor/turnOn',
  'POST /account/secondFactor/turnOff',
  'GET /account/register',
  'POST /account/validate',
  'POST /account/sliderCaptcha',
  'POST /account/sendSms',
  'POST /account/smsSignIn',
  'POST /account/signUp',
  'POST /account/resetPassword',
  'POST /manage/forceModifyPassword',
  'POST /account/modifyPassword',
  'POST /account/modifyPhone',
  'GET /account/signInWays',
  'GET /account/wxQrUrl',
  'GET /account/wxSignIn',
  'GET /account/wxOauth',
  'POST /account/wxSignUp',
  'POST /account/wxBinding',
  'GET /account/wxBindingUpdate',
  'GET /account/wxUnbundling',
  'GET /account/thirdDeparture',
  'POST /account/thirdSignIn',
  'POST /account/ownData/remove',
  'POST /account/apiKey/create',
  'GET /account/keptResults/list',
  'POST /account/keptResults/keep',
  'POST /account/keptResults/remove',
  'POST /account/sendMailLink',
  'POST /account/openMailLink',
  'POST /account/emailSignUp',
  'POST /account/emailResetPassword',
  'POST /account/sendNewEmail',
  'POST /account/modifyEmail',
  'POST /account/removeEmail',
  ...[walletCalls, draftingCalls, aiGptCalls, helperCalls, rewardClaimCalls, ...papers].flatMap(group =>
    Object.values(group).map(nameOf),
  ),
];

/** Of a questionnaire of the reader’s own, and drawn at random. */
export const drawnAtRandom: readonly string[] = [
  'POST /survey/question/generateCpcChildrenQuestion',
  'POST /survey/question/generateCbcQuestion',
  'POST /survey/question/generateMaxdiffQuestion',
];
