import { PICTURE_WORDS, severalFiles } from '../_shared/files/files.ts';
import { imageUploadSettings, rulesOf } from './settings.ts';

export const answering = severalFiles('image-upload', 39, imageUploadSettings, PICTURE_WORDS, rulesOf);
