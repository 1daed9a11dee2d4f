export { deletePictureCodesBefore } from './picture-code.repository.ts';
export { checkPictureCode, issuePictureCode } from './picture-code.ts';
