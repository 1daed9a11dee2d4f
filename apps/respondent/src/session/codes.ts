/**
 * The codes that the page tells apart. The whole list would be a fortieth of what a phone loads; a test holds these against it.
 */
export const codes = {
  systemAbnormal: '9008',
  serviceStopping: '9009',
  storageFull: '9011',
  tooManyRequests: '9007',
  bodyTooLarge: '9003',
  verificationCodeWrong: '9103',
  captchaFailed: '9112',
  questionnaireNotFound: '9201',
  surveyNotOpen: '9301',
  surveyClosed: '9302',
  alreadyAnswered: '9303',
  openedElsewhere: '9304',
  answerMissing: '20001',
  answerFormatWrong: '20025',
  answerNotReadable: '9305',
  notInNameList: '9308',
  notParticipating: '9309',
  surveyNotStarted: '9312',
  weChatOnly: '9313',
  passwordNeeded: '9314',
  identityNeeded: '9317',
  answeredTooFast: '9318',
  captchaNeeded: '9320',
  surveyChanged: '9321',
  linkNotGenuine: '9830',
  linkExpired: '9831',
  linkFull: '9832',
  fileTooLarge: '9402',
  fileFormatWrong: '9403',
  fileFormatAndSizeWrong: '9404',
  tooManyFiles: '9408',
  pictureFormatWrong: '9410',
} as const;

export const SUCCESS_CODE = '0000';
export type CodeName = keyof typeof codes;
