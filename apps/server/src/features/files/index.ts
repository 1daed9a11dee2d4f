export { findFileRecord, listAnswerFiles } from './answer-file.repository.ts';
export { answerFileAddress } from './answer-file-address.ts';
export { checkAnswerFiles, type FileAnswerRow } from './check-answer-files.ts';
export { registerFileRoutes } from './file.routes.ts';
export { fileAddress } from './file-address.ts';
export { keepAnswerFile } from './keep-answer-file.ts';
export { openFile } from './open-file.ts';
export { removeAnswerFiles, removeOrphanFiles } from './remove-answer-files.ts';
export { storeFile } from './store-file.ts';
