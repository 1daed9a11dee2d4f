export { decideBits, SOUND_BITS } from './decide-bits.ts';
export { deletePictureCodesBefore } from './picture-code.repository.ts';
export {
  checkPictureCode,
  forgivePictureCode,
  type GivenCode,
  getChallenge,
  issuePictureCode,
  issueSoundCode,
} from './picture-code.ts';
