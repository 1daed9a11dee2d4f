export { deletePictureCodesBefore } from './picture-code.repository.ts';
export {
  checkPictureCode,
  forgivePictureCode,
  type GivenCode,
  getChallenge,
  issuePictureCode,
  issueSoundCode,
} from './picture-code.ts';
