import * as contract from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { callsOf } from '../../../../tools/spec-coverage/compare-calls.ts';

/** Calls of a signed-in person that write and are not logged by their contract, each with the reason why nothing is missing. */
const reasons: Readonly<Record<string, string>> = {
  // Logged where it happens, because the call alone does not say it.
  'POST /account/modifyPassword': 'logged with the password, which others change too: reset and forced change',
  'POST /survey/scroll/create': 'logged with the questionnaire, whose id is not known before',
  'POST /survey/scroll/createFromTemplate': 'logged with the questionnaire, whose id is not known before',
  'POST /survey/scroll/createFromText': 'logged with the questionnaire, whose id is not known before',
  'POST /survey/scroll/copy': 'logged with the questionnaire, whose id is not known before',
  'POST /account/ownData/export': 'logged with its job',
  'POST /survey/record/export': 'logged with its job',
  'POST /survey/quota/exportStatistics': 'logged with its job',
  'POST /survey/link/exportAnonymous': 'logged with its job',
  'POST /survey/link/exportPersonal': 'logged with its job',
  'POST /analysis/export': 'logged with its job',
  'POST /operation/log/export': 'logged with its job',
  'POST /job/again': 'logged with its job',
  'POST /job/undo': 'the record’s own history says who took what back',
  // Only reads, though it is no GET.
  'POST /analysis/run': 'only reads',
  'POST /analysis/texts': 'only reads',
  'POST /survey/record/query': 'only reads',
  'POST /survey/record/previewMany': 'only shows what would be done',
  'POST /survey/link/list': 'only reads',
  'POST /survey/link/findPage': 'only reads',
  'POST /survey/link/personalLinkList': 'only reads',
  'POST /survey/contact/surveys': 'only reads',
  'POST /survey/scroll/readWord': 'only reads',
  'POST /survey/friend/checkFile': 'only reads',
  'POST /survey/respondent/checkFile': 'only reads',
  'POST /survey/settingDic/checkTagItemReference': 'only reads',
  // How somebody looks at things, or works: nobody else's, and no matter of security.
  'POST /account/signOut': 'ends the session that asks',
  'POST /account/modifyNickName': 'the person’s own words',
  'POST /account/modifyUserInfo': 'the person’s own words',
  'POST /account/uploadPicture': 'the person’s own picture',
  'POST /account/removePicture': 'the person’s own picture',
  'PUT /account/language': 'how the person looks at things',
  'POST /account/secondFactor/prepare': 'nothing is asked for before it was turned on, which is logged',
  'POST /job/cancel': 'the person’s own job, whose start is logged',
  'DELETE /job/remove': 'the person’s own job, whose start is logged',
  'POST /job/markSeen': 'how the person looks at things',
  'PUT /message/info/deleteMessage': 'how the person looks at things',
  'PUT /message/info/setRead': 'how the person looks at things',
  'PUT /message/info/setReadList': 'how the person looks at things',
  'POST /survey/comment/add': 'a comment says itself who wrote it, and when',
  'PUT /survey/comment/edit': 'a comment says itself who wrote it, and when',
  'DELETE /survey/comment/remove': 'the writer’s own words',
  'PUT /survey/comment/resolve': 'a comment says itself who resolved it, and when',
  'POST /survey/comment/markSeen': 'how the person looks at things',
  'POST /survey/edit/presence': 'says that the person looks at it',
  'POST /survey/userRespondentFlock/saveSearchIdentify': 'how a list is searched',
  'PUT /survey/progress/saveRules': 'how the person is told of progress',
  'POST /survey/progress/dismissAlert': 'how the person is told of progress',
  'POST /survey/dataSet/saveScheme': 'how the person looks at the data',
  'DELETE /survey/dataSet/deleteScheme': 'how the person looks at the data',
  'POST /analysis/save': 'has versions of its own with who made them',
  'POST /analysis/rename': 'has versions of its own with who made them',
  'POST /analysis/copy': 'how the person looks at the data',
  'POST /analysis/share': 'how the person looks at the data',
  'DELETE /analysis/remove': 'can be taken back',
  'POST /analysis/takeBack': 'how the person looks at the data',
  'POST /analysis/saveBanner': 'how the person looks at the data',
  'DELETE /analysis/removeBanner': 'how the person looks at the data',
  'POST /survey/scroll/uploadPicture': 'a file alone changes nothing: the edit that uses it is logged',
  'POST /survey/scroll/uploadHeatMapPic': 'a file alone changes nothing: the edit that uses it is logged',
  'POST /survey/scroll/uploadThreeDimensional': 'a file alone changes nothing: the edit that uses it is logged',
  'POST /survey/scroll/uploadVideo': 'a file alone changes nothing: the edit that uses it is logged',
  'POST /survey/friend/add': 'the person’s own address book',
  'POST /survey/friend/importFile': 'the person’s own address book',
  'PUT /survey/friend/edit': 'the person’s own address book',
  'PUT /survey/friend/group': 'the person’s own address book',
  'PUT /survey/friend/renameGroup': 'the person’s own address book',
  'PUT /survey/friend/label': 'the person’s own address book',
  'DELETE /survey/friend/remove': 'the person’s own address book',
  'POST /survey/friend/takeBack': 'the person’s own address book',
  'PUT /survey/contact/keepWish': 'the wish itself says who said it, and when',
  'POST /survey/contact/takeWishBack': 'the wish itself says who said it, and when',
};

it('a call of a signed-in person that writes leaves a line in the operation log, or has a reason', () => {
  const without = callsOf(contract)
    .filter(({ method, audience, logged }) => method !== 'GET' && audience === 'signed-in' && !logged)
    .map(({ method, path }) => `${method} ${path}`);
  expect(without.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
