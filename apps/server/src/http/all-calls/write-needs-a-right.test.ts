import * as contract from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { callsOf } from '../../../../../tools/spec-coverage/compare-calls.ts';

/** Calls that are no GET and ask for no right to write, each with the reason why that is no hole. */
const reasons: Readonly<Record<string, string>> = {
  'POST /account/signOut': 'ends nothing but the person’s own session',
  'POST /account/modifyNickName': 'changes nothing but the person’s own',
  'POST /account/modifyUserInfo': 'changes nothing but the person’s own',
  'POST /account/uploadPicture': 'changes nothing but the person’s own',
  'POST /account/removePicture': 'changes nothing but the person’s own',
  'POST /account/modifyPassword': 'changes nothing but the person’s own, who has typed the password',
  'POST /account/modifyPhone': 'changes nothing but the person’s own, who has typed the password',
  'POST /account/sendNewEmail': 'changes nothing yet, and then the person’s own, who has typed the password',
  'POST /account/modifyEmail': 'changes nothing but the person’s own, by the link that they asked for',
  'POST /account/removeEmail': 'changes nothing but the person’s own, who has typed the password',
  'POST /account/documents/agree': 'says yes for nobody but the person',
  'POST /account/session/end': 'ends nothing but the person’s own sessions',
  'POST /account/session/endOthers': 'ends nothing but the person’s own sessions',
  'POST /account/secondFactor/prepare': 'changes nothing but the person’s own, who has typed the password',
  'POST /account/secondFactor/turnOn': 'changes nothing but the person’s own',
  'POST /account/secondFactor/turnOff': 'changes nothing but the person’s own, who has typed the password',
  'POST /account/apiKey/create': 'makes something of the person’s own, which gives no more than they hold',
  'POST /account/apiKey/revoke': 'changes nothing but the person’s own',
  'POST /account/ownData/export': 'makes something of the person’s own',
  'POST /account/ownData/remove': 'removes nothing but the person’s own, who has typed the password',
  'POST /account/keptResults/keep': 'makes something of the person’s own',
  'POST /account/keptResults/remove': 'removes nothing but the person’s own',
  'PUT /account/language': 'changes nothing but the person’s own',
  'POST /account/finishTour': 'changes nothing but the person’s own',
  'POST /job/cancel': 'changes nothing but the person’s own',
  'POST /job/undo': 'its handler asks for the right that the job needed',
  'DELETE /job/remove': 'changes nothing but the person’s own',
  'POST /job/markSeen': 'changes nothing but the person’s own',
  'PUT /message/info/deleteMessage': 'removes nothing but the person’s own',
  'PUT /message/info/setRead': 'changes nothing but the person’s own',
  'PUT /message/info/setReadList': 'changes nothing but the person’s own',
  'PUT /message/info/mailSetting': 'changes nothing but the person’s own',
  'POST /survey/comment/add': 'says something to those who may look, which is what the right allows',
  'PUT /survey/comment/edit': 'its handler takes the writer alone',
  'DELETE /survey/comment/remove': 'its handler takes the writer alone',
  'PUT /survey/comment/resolve': 'says something to those who may look, which is what the right allows',
  'POST /survey/comment/markSeen': 'changes nothing but the person’s own',
  'POST /analysis/run': 'only reads; what is asked is too long for an address',
  'POST /analysis/simulation': 'only reads; what is asked is too long for an address',
  'POST /analysis/texts': 'only reads; what is asked is too long for an address',
  'POST /analysis/save':
    'makes the person’s own, or changes one whose maker lets all change it who may look; the data are only read',
  'POST /analysis/rename':
    'changes the name of the person’s own, or of one whose maker lets all change it who may look; the data are only read',
  'POST /analysis/copy': 'makes something of the person’s own; the original is only read',
  'POST /analysis/export': 'makes something of the person’s own; the records are only read',
  'POST /analysis/share': 'changes nothing but the person’s own',
  'DELETE /analysis/remove': 'removes nothing but the person’s own, and it can be taken back',
  'POST /analysis/takeBack': 'changes nothing but the person’s own',
  'POST /analysis/saveBanner': 'makes or changes the person’s own; the data are only read',
  'DELETE /analysis/removeBanner': 'removes nothing but the person’s own',
  'POST /analysis/saveVariables': 'adds to what everybody may look at by; no answer changes, and it can be removed',
  'DELETE /analysis/removeVariables':
    'takes away what models and people added; no answer changes, and it can be saved again',
  'POST /analysis/modelFactor/updateFactorCategoryName':
    'changes the person’s own, or one whose maker lets all change it who may look; the data are only read',
  'POST /analysis/modelFactor/saveFactor2OriginalData':
    'adds to what everybody may look at by; no answer changes, and it can be removed',
  'POST /report/create': 'makes something of the person’s own; the records are only read',
  'POST /report/edit': 'its handler takes members who may edit the report; the data are only read',
  'POST /report/presence': 'says that the person looks at it, which is what membership allows',
  'POST /report/restore': 'its handler takes members who may edit the report',
  'POST /report/copy': 'makes something of the person’s own; the original is only read',
  'DELETE /report/remove': 'removes nothing but the person’s own, and it can be taken back',
  'POST /report/takeBack': 'changes nothing but the person’s own',
  'POST /report/saveMember': 'its handler takes whoever manages the report, and only people who may see the records',
  'POST /report/removeMember': 'its handler takes whoever manages the report, or who leaves it',
  'POST /report/results': 'only reads; what is chosen is too long for an address',
  'POST /report/freeze': 'its handler takes members who may edit the report; the records are only read',
  'POST /report/export': 'makes something of the person’s own; the records are only read',
  'POST /report/uploadPicture': 'its handler takes members who may edit the report',
  'POST /report/importTable': 'only reads the file that comes with it',
  'POST /report/makeAuto': 'makes something of what the person may see; the records are only read',
  'POST /report/saveShare': 'its handler asks for the right to take records out, and takes whoever manages the report',
  'POST /report/withdrawShare': 'ends the person’s own share, or one of a report that they manage',
  'POST /report/saveSchedule':
    'its handler asks for the right to take records out, and takes whoever manages the report',
  'POST /report/stopSchedule': 'its handler takes whoever manages the report',
  'POST /report/sendScheduledNow':
    'its handler asks for the right to take records out, and takes whoever manages the report',
  'POST /operation/log/exportEnterprise': 'makes something of the person’s own; the log is only read',
  'POST /survey/codingFrame/edit':
    'its handler takes whose frame it is, and asks for the right to code wherever something is coded with it',
  'DELETE /survey/codingFrame/remove': 'its handler takes whose frame it is, while nothing is coded with it',
  'POST /survey/record/query': 'only reads; a filter is too long for an address',
  'POST /survey/record/export': 'makes something of the person’s own; the records are only read',
  'POST /survey/quota/exportStatistics': 'makes something of the person’s own; the quotas are only read',
  'POST /job/again': 'makes something of the person’s own; its handler asks for the right that the first one needed',
  'POST /survey/collaborator/leave': 'gives up the person’s own rights',
  'POST /survey/edit/presence': 'says that the person looks at it, which is what the right allows',
  'POST /survey/scroll/create': 'makes something of the person’s own',
  'POST /survey/scroll/createFromTemplate': 'makes something of the person’s own',
  'POST /survey/solution/addSolution': 'makes something of the person’s own',
  'POST /survey/solution/previewScheme': 'only shows what would be made',
  'POST /survey/scroll/createFromText': 'makes something of the person’s own',
  'POST /survey/import/read': 'only reads the file that comes with it',
  'POST /survey/import/check': 'only reads what the person has sent',
  'POST /survey/import/confirm': 'makes something of the person’s own',
  'POST /survey/stack/propose': 'its handler asks for the right to look at the records of every source',
  'POST /survey/stack/create':
    'makes something of the person’s own; its handler asks for the right to look at the records of every source',
  'POST /survey/scroll/copy': 'makes something of the person’s own; the original is only read',
  'POST /survey/scroll/restore': 'its handler takes the creator alone: nobody else sees the bin',
  'POST /survey/scroll/deleteForEver': 'its handler takes the creator alone: nobody else sees the bin',
  'POST /survey/scroll/downLoadScrollToWord': 'only reads; the specification has it as a POST',
  'POST /survey/link/list': 'only reads; the specification has it as a POST',
  'POST /survey/link/findPage': 'only reads; the specification has it as a POST',
  'POST /team/access/askForTask': 'says something to those who can give the right, and changes nobody’s',
  'POST /team/access/askForProject': 'says something to those who can give the right, and changes nobody’s',
  'POST /team/enterprise/create': 'makes something of the person’s own',
  'POST /team/enterprise/openInvitation': 'only reads; an invitation does not belong into an address',
  'POST /team/enterprise/join': 'takes a seat for nobody but the person, by an invitation that an administrator made',
  'POST /team/enterprise/exit': 'gives up nothing but the person’s own seat',
  'POST /team/project/star': 'changes nothing but the person’s own',
  'POST /team/project/copyTask': 'its handler asks for the right to edit the project; the original is only read',
  'POST /survey/friend/add': 'changes nothing but the person’s own address book',
  'POST /account/wallet/cancel':
    'the order’s own lock: who ordered it, or may spend for its enterprise, and nobody else finds it',
  'POST /survey/friend/importFile': 'changes nothing but the person’s own address book',
  'PUT /survey/friend/edit': 'changes nothing but the person’s own address book',
  'PUT /survey/friend/group': 'changes nothing but the person’s own address book',
  'PUT /survey/friend/renameGroup': 'changes nothing but the person’s own address book',
  'PUT /survey/friend/label': 'changes nothing but the person’s own address book',
  'DELETE /survey/friend/remove': 'removes nothing but the person’s own, and it can be taken back',
  'POST /survey/friend/takeBack': 'changes nothing but the person’s own address book',
  'POST /survey/friend/checkFile': 'only reads the file that comes with it',
  'POST /survey/contact/surveys': 'only reads; a number or an e-mail does not belong into an address',
  'PUT /survey/contact/keepWish': 'holds for nothing but the person’s own surveys',
  'POST /survey/contact/takeWishBack': 'holds for nothing but the person’s own surveys',
  'POST /survey/settingDic/checkTagItemReference': 'only reads; the specification has it as a POST',
  'POST /helper/agree': 'says yes for nobody but the person',
  'POST /helper/withdraw': 'takes back nothing but the person’s own yes',
  'POST /survey/aiGpt/createAiScroll': 'makes something of the person’s own, of a draft of theirs',
  'POST /assistant/ask': 'reads with the right to look at statistics, and keeps the question for the person alone',
  'POST /assistant/answer': 'only reads; it takes as long as its analyses, which hanging up ends',
  'POST /assistant/rename': 'changes nothing but the person’s own conversation',
  'POST /assistant/remove': 'removes nothing but the person’s own conversation',
  'DELETE /talks/paper/remove': 'removes nothing but the person’s own, and it can be taken back',
  'POST /talks/paper/addSource': 'its handler takes whoever made the paper, or may edit it',
  'POST /talks/paper/copy': 'makes something of the person’s own; the original is only read',
  'POST /talks/paper/create': 'makes something of the person’s own',
  'POST /talks/paper/edit': 'its handler takes whoever made the paper, or may edit it',
  'POST /talks/paper/makeLink': 'its handler takes whoever made the paper',
  'POST /talks/paper/presence': 'says that the person looks at it, which is what being let in allows',
  'POST /talks/paper/propose': 'only proposes; its handler takes whoever made the paper, or may edit it',
  'POST /talks/paper/removeMember': 'its handler takes whoever made the paper, or who leaves it',
  'POST /talks/paper/removeSource': 'its handler takes whoever made the paper, or may edit it',
  'POST /talks/paper/restore': 'its handler takes whoever made the paper, or may edit it',
  'POST /talks/paper/saveMember': 'its handler takes whoever made the paper, and only people who work with them',
  'POST /talks/paper/takeBack': 'changes nothing but the person’s own',
  'POST /talks/paper/uploadSource': 'its handler takes whoever made the paper, or may edit it',
  'POST /talks/symposium/toTranscript':
    'makes something of what the person may see; its handler asks for the right on the project it goes into',
  'POST /talks/transcript/presence': 'says that the person looks at it, which is what the right allows',
  'POST /talks/translating/alike': 'only reads: a turn of a transcript',
  'POST /talks/transcript/search': 'only reads; what is asked is too long for an address',
  'POST /talks/paper/withdrawLink': 'its handler takes whoever made the paper',
  'POST /survey/drafting/again': 'changes nothing but the person’s own draft',
  'POST /survey/drafting/change': 'changes nothing but the person’s own draft',
  'POST /survey/drafting/edit': 'changes nothing but the person’s own draft',
  'POST /survey/drafting/facts': 'changes nothing but the person’s own draft',
  'POST /survey/drafting/go': 'changes nothing but the person’s own draft',
  'POST /survey/drafting/remove': 'changes nothing but the person’s own draft',
};

/** What is left on an expired enterprise changes nothing; buying time for it is the exception, and its purpose. */
const isRightToWrite = (right: contract.Right) => !contract.staysWhenExpired(right) || right === 'enterprise.order';

it('a call of a signed-in person that writes asks for a right to write, or has a reason', () => {
  const without = callsOf(contract)
    .filter(({ method, audience, needs }) => {
      const asksNoMore = !needs || !isRightToWrite(needs.right);
      return method !== 'GET' && audience === 'signed-in' && asksNoMore;
    })
    .map(({ method, path }) => `${method} ${path}`);
  expect(without.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

it('three GETs write, because the specification has them so: one asks for the right to publish, two change nothing but the person’s own', () => {
  expect(contract.publishCalls.changeStatus).toMatchObject({
    method: 'GET',
    needs: { right: 'questionnaire.publish' },
  });
  // A link alone does nothing: the token goes in a header.
  for (const call of [contract.socialCalls.wxUnbundling, contract.socialCalls.wxBindingUpdate])
    expect(call).toMatchObject({ method: 'GET', audience: 'signed-in' });
});
