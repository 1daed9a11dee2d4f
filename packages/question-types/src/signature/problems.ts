import type { OwnProblem } from '@wenshu/survey-core/answering';

export const signatureMissing: OwnProblem = {
  problem: 'signature-missing',
  isMissing: true,
  words: {
    zh: '请签名，并点击“确认签名”',
    en: 'Please sign and press “Use this signature”',
  },
};
