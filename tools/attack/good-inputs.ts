import { type Call, designCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { commandExamples, ids } from '@wenshu/survey-core/testing';
import { writeXlsx } from 'hucre/xlsx';
import { wordBody, wordFile } from '../../apps/server/src/testing/files/hostile-files.ts';
import { samples } from '../../apps/server/src/testing/send-form.ts';
import { nameOf } from './contract-calls.ts';
import { pixelFile } from './pixel-file.ts';
import { preparedInputs } from './prepared-inputs.ts';
import { sampleInput } from './sample-input.ts';
import type { SentFile } from './sender.ts';
import { teamInputs } from './team-inputs.ts';
import { talkProject, talkSound } from './transcript-inputs.ts';
import { PASSWORD, type World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;

const commented = { partKind: 'question', partId: ids.choice };

/** What a schema alone does not say: these fields go together. */
const goodInputs: Readonly<Record<string, (world: World) => Input>> = {
  'POST /account/signIn': () => ({
    phone: encryptField('13800138000'),
    password: encryptField('Wenshu2026'),
    verifyCode: '0000',
    verifyCodeKey: '0123456789abcdef',
  }),
  'POST /account/modifyUserInfo': () => ({
    name: 'Lin',
    birthday: '1990-05-01',
    occupation: 'design',
    place: '330106',
    organisation: 'Here',
  }),
  'GET /account/getProvinceCityArea': () => ({ parentCode: '330000' }),
  'GET /account/authority/queryOtherAuthoritys': () => ({}),
  'GET /account/authority/checkAuthority': () => ({ authority: 'p016' }),
  'GET /account/authority/queryLicences': ({ draftId }) => ({ scrollId: draftId }),
  'GET /account/order/list': () => ({}),
  'GET /team/enterprise/plans': () => ({}),
  'GET /account/enterpriseUserDataRole/queryDataAuthoritys': ({ draftId }) => ({ dataId: draftId }),
  'GET /account/enterpriseUserDataRole/requireRight': ({ draftId }) => ({
    dataId: draftId,
    right: 'questionnaire.view',
  }),
  'POST /account/ownData/remove': () => ({ password: encryptField(PASSWORD) }),
  'POST /survey/collaborator/add': ({ draftId }) => ({ scrollId: draftId, phone: '13900139000' }),
  'GET /survey/comment/list': ({ draftId }) => ({ ...commented, scrollId: draftId }),
  'GET /survey/comment/summary': ({ draftId }) => ({ scrollId: draftId, partKind: 'question' }),
  'GET /survey/comment/people': ({ draftId }) => ({ ...commented, scrollId: draftId }),
  'POST /survey/comment/add': ({ draftId }) => ({ ...commented, scrollId: draftId, words: 'Too long?' }),
  'POST /survey/comment/markSeen': ({ draftId }) => ({ ...commented, scrollId: draftId }),
  'POST /survey/edit/restore': ({ draftId }) => ({ scrollId: draftId, version: 3 }),
  'GET /survey/itemGroup/openItemGroup': ({ draftId }) => ({
    scrollId: draftId,
    questionId: ids.choice,
    itemGroupId: ids.optionGroup,
  }),
  'PUT /survey/scroll/liveSettings': ({ things }) => ({ scrollId: things.scrollId, cap: 100 }),
  'PUT /survey/personalCheck/updateCheckInfo': ({ things }) => ({
    scrollId: things.scrollId,
    isEnabled: true,
    fields: ['name'],
  }),
  'PUT /survey/quota/resize': ({ things }) => ({
    scrollId: things.scrollId,
    sizes: [{ quotaId: ids.quota, cellId: 'quotacell1', size: 5 }],
  }),
  'POST /survey/respondent/importFile': ({ things }) => ({ scrollId: things.scrollId, source: 'file' }),
  'POST /survey/respondent/checkFile': ({ things }) => ({ scrollId: things.scrollId, source: 'file' }),
  'POST /survey/friend/importFile': () => ({ source: 'file', badLines: 'leave-out' }),
  'POST /survey/friend/checkFile': () => ({ source: 'file' }),
  'GET /survey/scroll/search': () => ({ text: 'Fruit' }),
  'GET /survey/scroll/template': () => ({ slug: 'nps' }),
  'POST /survey/scroll/createFromTemplate': () => ({ slug: 'nps', name: 'Fruit' }),
  'GET /helper/state': () => ({}),
  'POST /survey/wording/title': ({ draftId }) => ({ scrollId: draftId, questionId: ids.choice, wish: 'shorten' }),
  'POST /survey/wording/names': ({ draftId }) => ({ scrollId: draftId }),
  'POST /survey/wording/options': ({ draftId }) => ({ scrollId: draftId, questionId: ids.choice }),
  'GET /survey/translating/proposals': ({ draftId }) => ({ scrollId: draftId, languageId: 3 }),
  'POST /survey/translating/propose': ({ draftId }) => ({ scrollId: draftId, languageId: 3 }),
  'POST /survey/translating/decline': ({ draftId }) => ({ scrollId: draftId, languageId: 3 }),
  'POST /survey/revision/propose': ({ draftId }) => ({ scrollId: draftId, wish: '短一点' }),
  'POST /survey/scroll/uploadPicture': ({ draftId }) => ({ scrollId: draftId, type: 62 }),
  'POST /survey/scroll/uploadHeatMapPic': ({ draftId }) => ({ scrollId: draftId }),
  'POST /survey/scroll/uploadThreeDimensional': ({ draftId }) => ({ scrollId: draftId }),
  'POST /survey/scroll/uploadVideo': ({ draftId }) => ({ scrollId: draftId }),
  'POST /survey/scroll/readWord': ({ draftId }) => ({ scrollId: draftId }),
};

const nameList: SentFile = {
  name: 'a.xlsx',
  content: Buffer.from(await writeXlsx({ sheets: [{ name: '1', rows: [['name'], ['Wang']] }] })),
};

const goodFiles: Readonly<Record<string, SentFile>> = {
  'POST /account/uploadPicture': pixelFile,
  'POST /survey/scroll/uploadThreeDimensional': { name: 'a.glb', content: samples.glb },
  'POST /survey/scroll/uploadVideo': { name: 'a.mp4', content: samples.mp4 },
  'POST /survey/scroll/readWord': {
    name: 'a.docx',
    content: wordFile(wordBody('<w:p><w:r><w:t>Which fruit?</w:t></w:r></w:p>')),
  },
  'POST /talks/transcript/read': { name: 'a.txt', content: Buffer.from('Moderator: Why tea?\nAnna: It is cheap.\n') },
  'POST /talks/transcript/readProject': talkProject,
  'POST /talks/symposium/addStimulus': pixelFile,
  'POST /symposium/addPicture': pixelFile,
  'POST /talks/transcript/addSound': talkSound,
  'POST /talks/paper/uploadSource': { name: 'a.md', content: Buffer.from('# Tea\n\nTea sales grew by 4%.') },
  'POST /survey/reward/codes': { name: 'codes.txt', content: Buffer.from('aaa\nbbb\n') },
  'POST /survey/codingFrame/import': { name: 'a.csv', content: Buffer.from('Name in English\nCherry\nQuince\n') },
  'POST /survey/item/importItems': { name: 'a.txt', content: Buffer.from('Cherry\nQuince\n') },
  'POST /report/importTable': nameList,
  'POST /survey/import/read': nameList,
  'POST /survey/respondent/importFile': nameList,
  'POST /survey/respondent/checkFile': nameList,
  'POST /survey/friend/importFile': nameList,
  'POST /survey/friend/checkFile': nameList,
};

const commandOf = new Map(
  Object.entries(designCalls).map(([name, call]) => [nameOf(call), name as keyof typeof designCalls]),
);

/** The example of an edit; undefined for any other call. */
export function exampleOf(call: Call) {
  const command = commandOf.get(nameOf(call));
  return command && commandExamples[command];
}

/** An input that the call can do what it is for with. Where it uses something up, that is made anew each time. */
export async function goodInput(call: Call, world: World): Promise<Input> {
  const example = exampleOf(call);
  if (example) return { scrollId: world.draftId, ...example.input };
  const prepare = preparedInputs[nameOf(call)] ?? teamInputs[nameOf(call)];
  if (prepare) return prepare(world);
  return goodInputs[nameOf(call)]?.(world) ?? sampleInput(call, world);
}

/** The file that goes with it. */
export function goodFile(call: Call): SentFile {
  return goodFiles[nameOf(call)] ?? { name: 'a.png', content: samples.png };
}
