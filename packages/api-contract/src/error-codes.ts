/**
 * The closed list of what a call can answer. `code` goes into the envelope; the words are `errorTexts` in @wenshu/texts,
 * by the same key. Codes of four digits below 4000 and the 2000x ones are the specification's; 9xxx are ours.
 * No refusal uses HTTP 403, and 401 only means "sign in again": the client signs a person out on both (P8.10).
 */
export const errorCodes = {
  tokenInvalid: { code: '1001', status: 200 },
  operationFailed: { code: '1002', status: 400 },
  socialAccountNotBound: { code: '2001', status: 200 },
  messagingIdMissing: { code: '2002', status: 200 },
  savedByOthers: { code: '3004', status: 409 },
  answerMissing: { code: '20001', status: 400 },
  answerFormatWrong: { code: '20025', status: 400 },

  // The door: what never reaches a handler.
  inputInvalid: { code: '9001', status: 400 },
  bodyNotReadable: { code: '9002', status: 400 },
  bodyTooLarge: { code: '9003', status: 413 },
  contentTypeWrong: { code: '9004', status: 415 },
  characterNotAllowed: { code: '9005', status: 400 },
  pathUnknown: { code: '9006', status: 404 },
  tooManyRequests: { code: '9007', status: 429 },
  systemAbnormal: { code: '9008', status: 500 },
  /** The service, or the database behind it, is being restarted. Nothing was done; the same call again will be. */
  serviceStopping: { code: '9009', status: 503 },
  fileBeforeFields: { code: '9010', status: 400 },
  /** A disk is full, ours or the database's. Nothing was done; the same call again will be once somebody made room. */
  storageFull: { code: '9011', status: 503 },

  // Sign-in.
  signInNeeded: { code: '9101', status: 401 },
  accountOrPasswordWrong: { code: '9102', status: 400 },
  verificationCodeWrong: { code: '9103', status: 400 },
  noPermission: { code: '9104', status: 400 },
  /** The right is held on a range of records, and what is asked for is about all of them together. */
  allRecordsNeeded: { code: '9193', status: 400 },
  phoneRegistered: { code: '9105', status: 400 },
  newPhoneRegistered: { code: '9106', status: 400 },
  socialAccountBoundElsewhere: { code: '9107', status: 400 },
  passwordsDiffer: { code: '9108', status: 400 },
  newPasswordSame: { code: '9109', status: 400 },
  passwordLength: { code: '9110', status: 400 },
  smsCodeWrong: { code: '9111', status: 400 },
  captchaFailed: { code: '9112', status: 400 },
  userNotFound: { code: '9113', status: 400 },
  signInOverdue: { code: '9114', status: 401 },
  nameMismatch: { code: '9115', status: 400 },
  emailRegistered: { code: '9116', status: 400 },
  /** Used, too old, of another purpose, or somebody else's. */
  mailLinkInvalid: { code: '9117', status: 400 },
  /** Without it nobody could sign in to the account. */
  emailStays: { code: '9118', status: 409 },
  /** Another version holds by now. */
  documentReplaced: { code: '9119', status: 409 },
  /** The password was right, and the code of the second factor is asked for; `ticket` stands for the sign-in that waits for it. */
  secondFactorNeeded: { code: '9151', status: 400 },
  secondFactorWrong: { code: '9152', status: 400 },
  signInTicketInvalid: { code: '9153', status: 400 },
  secondFactorIsOn: { code: '9154', status: 409 },
  secondFactorIsOff: { code: '9155', status: 409 },
  tooManyApiKeys: { code: '9157', status: 400 },
  apiKeyNotFound: { code: '9158', status: 404 },
  /** A key stands for its person's surveys, never for their account; or it was not given this right. */
  apiKeyNotAllowed: { code: '9159', status: 400 },
  sessionNotFound: { code: '9160', status: 404 },
  messageNotFound: { code: '9180', status: 404 },
  commentNotFound: { code: '9181', status: 404 },
  /** What was to be commented on is not there, or not to be seen by this person. */
  commentPartNotFound: { code: '9182', status: 404 },
  tooManyComments: { code: '9183', status: 400 },
  /** Somebody was mentioned who may not see what is commented on. */
  mentionNotAllowed: { code: '9184', status: 400 },
  /** No messaging app, or no sign-in of the company's, is set up here. */
  signInWayMissing: { code: '9131', status: 404 },
  /** Not the browser that set out, too late, or the other service does not vouch for it. */
  socialReturnInvalid: { code: '9132', status: 400 },
  socialAppUnreachable: { code: '9133', status: 400 },
  socialTicketInvalid: { code: '9134', status: 400 },
  accountBoundAlready: { code: '9135', status: 400 },

  // Enterprises and projects.
  /** Its objects can be read and exported; nothing of it is changed until it is renewed. */
  enterpriseExpired: { code: '9171', status: 409 },
  noSeatLeft: { code: '9172', status: 409 },
  alreadyMember: { code: '9173', status: 409 },
  /** Not a member of the enterprise: its administrator has to open a seat for them first. */
  seatNeeded: { code: '9174', status: 400 },
  invitationInvalid: { code: '9175', status: 404 },
  /** Whoever administers an enterprise hands it over before they go. */
  administratorStays: { code: '9176', status: 400 },
  tooManyEnterprises: { code: '9177', status: 400 },
  tooManyOrders: { code: '9178', status: 400 },
  roleNotFound: { code: '9179', status: 404 },
  tooManyRoles: { code: '9185', status: 400 },
  tooManyProjects: { code: '9186', status: 400 },
  /** A task of an enterprise stays in it. */
  taskStaysInEnterprise: { code: '9187', status: 400 },
  /** Somebody would hold more by it than whoever does it. */
  wouldGiveMore: { code: '9188', status: 400 },
  /** Whoever asks others for it has it themselves: else they would shut themselves out. */
  secondFactorFirst: { code: '9190', status: 409 },
  /** The enterprise asks for it; what is its own is shut until the person has turned it on. */
  secondFactorAsked: { code: '9191', status: 400 },
  secondFactorKept: { code: '9192', status: 409 },
  /** Of the public site's calculators. */
  tooManyKeptResults: { code: '9195', status: 400 },
  keptResultNotFound: { code: '9194', status: 404 },

  // Questionnaires.
  questionnaireNotFound: { code: '9201', status: 404 },
  editRefused: { code: '9202', status: 400 },
  statusChangeRefused: { code: '9203', status: 400 },
  questionnaireHasProblems: { code: '9204', status: 400 },
  linkNotFound: { code: '9205', status: 404 },
  suspendBeforeEditing: { code: '9219', status: 409 },
  /** It does not collect, or nobody edits it beside what is published. */
  draftNotOpen: { code: '9221', status: 409 },
  /** Somebody has edited or published since the caller looked, and what was to be done would not be what was seen. */
  draftHasMoved: { code: '9222', status: 409 },
  /** More than words would change, or nothing. */
  notOnlyWords: { code: '9223', status: 400 },
  questionTypesNotLoaded: { code: '9206', status: 400 },
  nameEmpty: { code: '9207', status: 400 },
  nameDuplicated: { code: '9208', status: 400 },
  attributeLevelsWrong: { code: '9209', status: 400 },
  usedInLogic: { code: '9210', status: 400 },
  typeLockedByQuota: { code: '9211', status: 400 },
  questionTypeNotSupported: { code: '9212', status: 400 },
  featureNotLicensed: { code: '9213', status: 400 },
  lastSharerStays: { code: '9214', status: 400 },

  // Imports into a questionnaire.
  importTemplateWrong: { code: '9251', status: 400 },
  importFileEmpty: { code: '9252', status: 400 },
  importSlashInName: { code: '9253', status: 400 },
  importParentMissing: { code: '9254', status: 400 },
  importLevelsDiffer: { code: '9255', status: 400 },

  // Answering.
  surveyNotOpen: { code: '9301', status: 400 },
  surveyClosed: { code: '9302', status: 400 },
  alreadyAnswered: { code: '9303', status: 400 },
  openedElsewhere: { code: '9304', status: 409 },
  answerNotReadable: { code: '9305', status: 400 },
  answerRecordNotFound: { code: '9306', status: 404 },
  previewCannotSubmit: { code: '9307', status: 400 },
  notInNameList: { code: '9308', status: 400 },
  notParticipating: { code: '9309', status: 400 },
  notResearchSubject: { code: '9310', status: 400 },
  quotaReached: { code: '9311', status: 400 },
  surveyNotStarted: { code: '9312', status: 400 },
  weChatOnly: { code: '9313', status: 400 },
  passwordNeeded: { code: '9314', status: 400 },
  accessPasswordWrong: { code: '9315', status: 400 },
  accessPasswordFormat: { code: '9316', status: 400 },
  identityNeeded: { code: '9317', status: 400 },
  answeredTooFast: { code: '9318', status: 400 },
  answerTimeOver: { code: '9319', status: 400 },
  captchaNeeded: { code: '9320', status: 400 },
  surveyChanged: { code: '9321', status: 409 },
  identitySmsFailed: { code: '9322', status: 400 },
  labelContentTooLong: { code: '9323', status: 400 },
  respondentNotFound: { code: '9324', status: 404 },
  channelNotFound: { code: '9325', status: 404 },
  tooManyFriends: { code: '9326', status: 400 },
  friendNotFound: { code: '9327', status: 404 },
  /** Of a person of a name list without number and e-mail: there is nothing by which a wish could be kept. */
  contactNotKnown: { code: '9328', status: 400 },
  /** Nobody with this number or e-mail has said it, or it was taken back. */
  wishNotFound: { code: '9329', status: 404 },

  // System docking.
  /** Another system's link that it has not signed, or whose key was ended. */
  linkNotGenuine: { code: '9830', status: 400 },
  linkExpired: { code: '9831', status: 400 },
  linkFull: { code: '9832', status: 400 },
  dockingNotFound: { code: '9833', status: 404 },
  dockingEnded: { code: '9834', status: 409 },
  tooManyDockings: { code: '9835', status: 400 },

  // Sample service.
  sampleOrderNotFound: { code: '9836', status: 404 },
  /** It has gone on meanwhile. */
  sampleStateRefused: { code: '9837', status: 409 },
  /** More people than can be asked in so few days. */
  sampleTooSoon: { code: '9838', status: 400 },
  sampleQuotasTooMany: { code: '9839', status: 400 },
  tooManySampleOrders: { code: '9840', status: 400 },
  /** Nobody there can give it, or nothing can be given there: of no use to ask for. */
  accessNotGivable: { code: '9850', status: 400 },
  accessDeclinedLately: { code: '9851', status: 409 },
  /** Somebody else was quicker, or it fell away. */
  accessRequestGone: { code: '9852', status: 409 },
  roleLacksRight: { code: '9853', status: 400 },
  documentsBusy: { code: '9854', status: 429 },

  // Files.
  fileNotFound: { code: '9401', status: 404 },
  fileTooLarge: { code: '9402', status: 413 },
  fileFormatWrong: { code: '9403', status: 400 },
  fileFormatAndSizeWrong: { code: '9404', status: 400 },
  uploadFailed: { code: '9405', status: 400 },
  videoUploadNotAllowed: { code: '9406', status: 400 },
  ticketInvalid: { code: '9407', status: 404 },
  tooManyFiles: { code: '9408', status: 400 },
  pictureTooLarge: { code: '9409', status: 413 },
  pictureFormatWrong: { code: '9410', status: 400 },
  fileTooComplex: { code: '9411', status: 400 },
  fileReadersBusy: { code: '9412', status: 429 },

  // Sending.
  smsDataMissing: { code: '9501', status: 400 },
  unsubscribeParameterWrong: { code: '9502', status: 400 },
  unsubscribeFailed: { code: '9503', status: 400 },
  mailDataMissing: { code: '9504', status: 400 },
  pointsTooFew: { code: '9505', status: 400 },
  sendTaskNotFound: { code: '9506', status: 404 },
  /** A task that is stopped cannot be mended, one that was rejected cannot go on, and so forth. */
  sendStateRefused: { code: '9507', status: 409 },
  /** Of the messages to decide about, none is doubtful any more. */
  sendDecisionLate: { code: '9752', status: 409 },
  sendNotCollecting: { code: '9508', status: 400 },
  sendContentWrong: { code: '9509', status: 400 },
  tooManySendTasks: { code: '9510', status: 400 },
  mailNotSent: { code: '9511', status: 400 },
  trialCodeWrong: { code: '9670', status: 400 },

  // Analysis and reports.
  analysisFailed: { code: '9601', status: 400 },
  analysisTooFewSamples: { code: '9602', status: 400 },
  relatedQuestionnaireNotFound: { code: '9603', status: 404 },
  solutionNotAvailable: { code: '9604', status: 400 },
  factorNameNotSaved: { code: '9605', status: 400 },
  /** Which records were asked for in a way that this questionnaire’s data cannot answer. */
  filterNotUsable: { code: '9606', status: 400 },
  /** Of a questionnaire that was never published there is nothing to make a file of. */
  nothingCollected: { code: '9610', status: 400 },
  /** What was to be done with many records: asked for already, or too long ago. */
  batchNotFound: { code: '9627', status: 404 },
  /** Still at work, taken back already, or too old. */
  batchNotUndoable: { code: '9628', status: 409 },
  schemeNotFound: { code: '9608', status: 404 },
  tooManySchemes: { code: '9609', status: 400 },
  /** More than one answer can carry. */
  resultTooLarge: { code: '9607', status: 400 },
  reportTooFewSamples: { code: '9611', status: 400 },
  reportNotReady: { code: '9612', status: 400 },
  reportNotFound: { code: '9613', status: 404 },
  reportLayoutFixed: { code: '9614', status: 400 },
  reportLayoutMissing: { code: '9615', status: 400 },
  analysisNotFound: { code: '9616', status: 404 },
  /** A newer version of the analysis is there: it was not written over. */
  analysisSavedByOthers: { code: '9617', status: 409 },
  tooManyAnalyses: { code: '9618', status: 400 },
  analysisContentTooLarge: { code: '9619', status: 400 },
  bannerNotFound: { code: '9620', status: 404 },
  tooManyBanners: { code: '9621', status: 400 },
  /** What stands in an analysis’ way; `field` is the slot where a person can mend it. */
  analysisNotPossible: { code: '9622', status: 400 },
  analysesBusy: { code: '9623', status: 429 },
  analysisTooSlow: { code: '9624', status: 400 },
  /** Whoever asked has hung up: nobody reads it. */
  analysisCancelled: { code: '9625', status: 400 },
  /** Of the analysis whose file was asked for: it has none of this name, or none at all. */
  exhibitNotFound: { code: '9626', status: 404 },
  /** Of an analysis: gone, too large to have been kept, or made of other records than the reader sees. */
  runNotFound: { code: '9629', status: 404 },
  /** Of a report: what was to be kept is none, or too much; `field` is where. */
  reportNotUsable: { code: '9630', status: 400 },
  tooManyReports: { code: '9631', status: 400 },
  /** Its edits are kept for a while only. */
  reportVersionNotFound: { code: '9632', status: 404 },
  /** Members are people who may look at the questionnaire’s records. */
  reportMemberNotAllowed: { code: '9633', status: 400 },
  reportMakerStays: { code: '9634', status: 400 },
  tableCellsMerged: { code: '9635', status: 400 },
  tableTooLong: { code: '9636', status: 400 },
  /** Of a share: withdrawn, over, or whoever shared it may not see it any more. */
  shareNotAllowed: { code: '9637', status: 400 },
  tooManyShares: { code: '9638', status: 400 },
  shareNotFound: { code: '9639', status: 404 },
  shareDownloadOff: { code: '9640', status: 400 },
  /** A trend whose window runs backwards, or is too long for what it is told by. */
  windowNotUsable: { code: '9641', status: 400 },
  alertNotFound: { code: '9642', status: 404 },
  /** Of a model that has nothing which every record could have. */
  nothingToSave: { code: '9643', status: 400 },
  /** A model that is made of what it saves, or of what is made of that. */
  savedInACircle: { code: '9644', status: 400 },
  tooManySavedVariables: { code: '9645', status: 400 },
  savedVariableNotFound: { code: '9646', status: 404 },
  /** Of a report that is sent by mail. */
  scheduleNotFound: { code: '9650', status: 404 },
  scheduleMemberUnknown: { code: '9651', status: 400 },

  // The console of whoever runs the installation. 9867 to 9879 are its rooms'.
  /** No session of the console, or one that has ended. */
  operatorSessionNeeded: { code: '9860', status: 401 },
  operatorNotAllowed: { code: '9861', status: 400 },
  /** Somebody must be able to name operators. */
  operatorLast: { code: '9862', status: 409 },
  operatorThere: { code: '9863', status: 409 },
  operatorNotFound: { code: '9864', status: 404 },
  /** Wrong, or no secret opens the console any more. */
  operatorSecretWrong: { code: '9866', status: 400 },
  /** One is being taken, or this one is being read. */
  backupRunning: { code: '9874', status: 409 },
  backupNotFound: { code: '9875', status: 404 },
  /** It has ended, or another process has it. */
  jobNotThere: { code: '9876', status: 409 },
  /** The reason of a person's job that an operator has stopped. */
  jobStopped: { code: '9877', status: 500 },
  /** Somebody else has decided it, or it was taken back. */
  notWaiting: { code: '9865', status: 409 },
  /** News and documents: another version came while this one was written. */
  contentSavedByOthers: { code: '9870', status: 409 },
  /** A later version is planned already: nothing is put before it. */
  documentPlanned: { code: '9871', status: 409 },
  /** `field` says what is missing. */
  newsUnfinished: { code: '9872', status: 400 },
  contentNotFound: { code: '9873', status: 404 },
  /** Another operator has changed it since it was looked at. */
  operatedMeanwhile: { code: '9867', status: 409 },
  seatsBelowUsed: { code: '9868', status: 400 },
  /** An operator who holds more than whoever asks, or whoever asks themselves. */
  operatorHoldsMore: { code: '9869', status: 400 },

  // Red packets and gift codes.
  rewardNotFound: { code: '9930', status: 404 },
  /** Somebody was there before, or it never could be done as it stands. */
  rewardStateRefused: { code: '9931', status: 409 },
  /** `field` says which amount does not fit its count. */
  rewardAmountWrong: { code: '9932', status: 400 },
  tooManyRewards: { code: '9933', status: 400 },
  rewardPayerRefused: { code: '9935', status: 400 },
  rewardTargetUnknown: { code: '9936', status: 400 },
  rewardHasNoCodes: { code: '9937', status: 400 },
  rewardCodesWrong: { code: '9938', status: 400 },
  tooManyRewardCodes: { code: '9939', status: 400 },
  /** A respondent's turn that there is none of, or not any more. */
  rewardTurnNotFound: { code: '9940', status: 404 },
  /** This WeChat account has received something of this survey. */
  rewardReceivedBefore: { code: '9941', status: 409 },
  /** WeChat cannot be asked here who somebody is. */
  rewardSignInAway: { code: '9942', status: 400 },

  /** No way of paying out is set up here. */
  rewardNotReceivable: { code: '9943', status: 409 },
  /** Something was drawn from it already: its amounts stand. */
  rewardPartlyGiven: { code: '9944', status: 409 },

  // Data that was collected elsewhere.
  importCellsMerged: { code: '9680', status: 400 },
  importTooManyRows: { code: '9681', status: 400 },
  importTooManyColumns: { code: '9682', status: 400 },
  /** It is kept for a day, and belongs to whoever read it. */
  importDraftNotFound: { code: '9683', status: 404 },
  /** Something must be mended first; `field` is the column. */
  importNotPossible: { code: '9684', status: 400 },
  importBadCells: { code: '9685', status: 400 },
  /** Data that was imported or stacked has nobody who is asked: nothing to design, publish, send or wait for. */
  notOfBroughtInData: { code: '9687', status: 400 },
  /** A wave goes into data that was imported. */
  notImportedData: { code: '9688', status: 400 },
  notStackedData: { code: '9691', status: 400 },
  waveNameTaken: { code: '9689', status: 400 },
  matchNotPossible: { code: '9690', status: 400 },

  // Jobs.
  jobNotFound: { code: '9701', status: 404 },
  tooManyJobs: { code: '9702', status: 429 },
  /** The reason of a job whose processes ended under it, as often as it is tried. */
  jobLost: { code: '9703', status: 500 },
  jobNotUndoable: { code: '9704', status: 409 },
  /** Made when its person might see more. */
  fileOfMoreRecords: { code: '9705', status: 400 },
  /** Of the records that were asked for. */
  noUploads: { code: '9706', status: 400 },

  // Papers.
  paperNotFound: { code: '9950', status: 404 },
  /** It does not fit its kind; `field` is where. */
  paperNotUsable: { code: '9951', status: 400 },
  /** A passage does not stand letter for letter in the source it names. */
  paperPassageNotInSource: { code: '9952', status: 400 },
  /** Evidence stands upon it. */
  paperSourceInUse: { code: '9953', status: 409 },
  /** Papers of one person, sources of one paper: `most`. */
  tooManyPapers: { code: '9954', status: 400 },

  // The helper.
  /** What leaves, or where to, is no longer what the person saw. */
  helperAgreementChanged: { code: '9970', status: 409 },
  /** A title without words, or a type without options. */
  wordingNotPossible: { code: '9972', status: 400 },
  /** A colleague has just deleted it. */
  wordingQuestionGone: { code: '9973', status: 404 },
  /** A questionnaire in a language in which the house cannot read what a wish means. */
  revisionLanguageUnknown: { code: '9963', status: 409 },
  helperHasNoModel: { code: '9971', status: 409 },

  // Proposed translations.
  /** A model is at work on this language. */
  translatingBusy: { code: '9960', status: 409 },
  /** Somebody has just removed it. */
  translatingNoLanguage: { code: '9961', status: 404 },
  /** The rows to be translated are all there, or have nothing that could be. */
  translatingNothing: { code: '9962', status: 400 },
  // Conversations with the assistant.
  conversationGone: { code: '9955', status: 404 },
  conversationFull: { code: '9956', status: 400 },
  tooManyConversations: { code: '9957', status: 400 },
  /** What it was about is no longer in the data, or there is nothing to compare by. */
  askNotPossible: { code: '9958', status: 400 },

  // Drafts of questionnaires.
  draftGone: { code: '9985', status: 404 },
  /** Another tab, or another click, has changed it. */
  draftMovedOn: { code: '9986', status: 409 },
  /** A model is at work on it. */
  draftBusy: { code: '9987', status: 409 },
  draftQuestionGone: { code: '9988', status: 404 },
  draftWouldBeEmpty: { code: '9989', status: 400 },
  /** Other words for a question have other numbers of options or rows. */
  draftWordsWrong: { code: '9990', status: 400 },
  draftTooManySteps: { code: '9991', status: 400 },
  /** A question can only be asked after the one whose answer decides it. */
  draftMoveLosesCondition: { code: '9992', status: 400 },

  // Solutions.
  /** What is wrong with its form; `field` is where. */
  solutionSettingWrong: { code: '9720', status: 400 },
  /** Restrictions leave no design, or one whose effects cannot be estimated (S8.33). */
  noSolutionAvailable: { code: '9721', status: 400 },
  solutionNotSet: { code: '9722', status: 400 },
  /** Generating again replaces what is there: the person must have said so. */
  solutionGenerated: { code: '9723', status: 409 },
  solutionSavedByOthers: { code: '9724', status: 409 },
  designsBusy: { code: '9725', status: 429 },
  designTooSlow: { code: '9726', status: 400 },

  // Schemes.
  schemeNamesAlike: { code: '9760', status: 400 },

  // Cleaning.
  /** `field` says which rule. */
  cleaningRulesWrong: { code: '9710', status: 400 },
  cleaningSavedByOthers: { code: '9711', status: 409 },
  cleaningRunNotFound: { code: '9712', status: 404 },
  cleaningNothingOn: { code: '9713', status: 400 },

  // Coding.
  codingNotFound: { code: '9965', status: 404 },
  frameSavedByOthers: { code: '9966', status: 409 },
  /** Something is coded with it: it cannot be removed, or not be changed by whoever may not code that. */
  frameInUse: { code: '9967', status: 409 },
  frameNotPossible: { code: '9968', status: 400 },
  /** The text is coded with this frame already. */
  codedAlready: { code: '9969', status: 409 },
  /** Somebody else has changed or removed the rule. */
  codingRuleChanged: { code: '9977', status: 409 },
  /** `params` say what is wrong with it, and where. */
  codingRuleWrong: { code: '9978', status: 400 },
  /** Answers of a group came, went or say something else since it was looked at. */
  answerGroupChanged: { code: '9979', status: 409 },
  answersBusy: { code: '9980', status: 429 },
  roundNotFound: { code: '9981', status: 404 },
  roundNotPossible: { code: '9982', status: 400 },
  /** Closed, still open, or settled by somebody meanwhile. */
  roundMovedOn: { code: '9983', status: 409 },
  /** Whoever asks codes it in a round of blind coding that is still open. */
  answerIsBlind: { code: '9984', status: 409 },
  /** A helper learns from what people coded. */
  tooFewCoded: { code: '9974', status: 400 },
  transcriptNotFound: { code: '9975', status: 404 },
  transcriptNotUsable: { code: '9976', status: 400 },
  /** What says whom it was said by before it was hidden. */
  transcriptOwnersOnly: { code: '9993', status: 409 },
  transcriptNotReadable: { code: '9994', status: 400 },
  transcriptNotPossible: { code: '9995', status: 400 },
  /** What of a project of transcripts its owner alone decides. */
  transcriptOwnerDecides: { code: '9996', status: 409 },
  summarySavedByOthers: { code: '9890', status: 409 },
  /** No seat has this code: never said more precisely. */
  symposiumCodeUnknown: { code: '9998', status: 404 },
  symposiumNotPossible: { code: '9999', status: 409 },
  symposiumNotFound: { code: '9997', status: 404 },

  // Variables that people make of others.
  /** `field` says where it is mended. */
  variableNotPossible: { code: '9750', status: 400 },
  variableSavedByOthers: { code: '9751', status: 409 },

  // Paying and the wallet.
  /** Nothing is set up to pay by, or nothing leaves this installation at the moment. */
  paymentOff: { code: '9900', status: 400 },
  /** Whoever takes the money did not answer. */
  paymentUnreachable: { code: '9901', status: 503 },
  topUpNotFound: { code: '9902', status: 404 },
  packageNotFound: { code: '9903', status: 404 },
  /** Its price is another one by now. */
  packageChanged: { code: '9904', status: 409 },
  /** More than is left of the order or of the balance. */
  refundTooMuch: { code: '9905', status: 400 },
  /** It was not paid. */
  notPaid: { code: '9906', status: 409 },
  balanceTooLow: { code: '9907', status: 400 },
  /** Only people spend points. */
  pointsForPersons: { code: '9909', status: 400 },
  /** What an enterprise has, or has put into red packets, is spent or given back before it is deleted. */
  enterpriseHasMoney: { code: '9910', status: 409 },
  /** Money of a demonstration is still in balances, and people pay by WeChat: nothing is spent until an operator voids it. */
  demonstrationMoney: { code: '9908', status: 409 },
} as const satisfies Record<string, { code: string; status: number }>;

export type ErrorName = keyof typeof errorCodes;
export const SUCCESS_CODE = '0000';
