export { type AnswerFileRow, findFileRecord, listAnswerFiles, listFilesOfRecords } from './answer-file.repository.ts';
export { answerFileAddress } from './answer-file-address.ts';
export { checkSubmittedFiles } from './check-submitted-files.ts';
export { registerFileRoutes } from './file.routes.ts';
export { keepAnswerFile } from './keep-answer-file.ts';
export { removeAllAnswerFiles, removeAnswerFiles, removeOrphanFiles } from './remove-answer-files.ts';
