import { FILE_WORDS, severalFiles } from '../_shared/files/files.ts';
import { rulesOf, videoUploadSettings } from './settings.ts';

export const answering = severalFiles('video-upload', 104, videoUploadSettings, FILE_WORDS, rulesOf);
