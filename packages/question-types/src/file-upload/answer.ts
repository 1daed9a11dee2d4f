import { FILE_WORDS, severalFiles } from '../_shared/files/files.ts';
import { fileUploadSettings, rulesOf } from './settings.ts';

export const answering = severalFiles('file-upload', 44, fileUploadSettings, FILE_WORDS, rulesOf);
