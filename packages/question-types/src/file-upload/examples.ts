import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const FILE_KINDS = 20041;
const MIN_FILES = 20110;

const receipt = { id: 'file1', name: '收据.pdf', size: 120_400 };
const photos = { id: 'file2', name: 'photos.zip', size: 52_428_800 };

export const example: TypeExample = {
  question: exampleQuestion('file-upload', {
    settings: { [REQUIRED]: true, [FILE_KINDS]: 'document,compressed', [MIN_FILES]: 2 },
  }),
  answers: [{ files: [receipt, photos, { id: 'file3', name: 'notes.txt', size: 12 }] }, { files: [receipt, photos] }],
  wrong: [
    { answer: { files: [] }, problem: 'files-missing' },
    { answer: { files: [receipt] }, problem: 'too-few-files' },
    { answer: { files: [receipt, { ...photos, size: 101 * 1024 * 1024 }] }, problem: 'file-too-large' },
  ],
};
