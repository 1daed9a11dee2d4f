import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const MIN_FILES = 20110;
const MAX_FILES = 20111;
const MAX_FILE_MB = 20112;

const front = { id: 'file1', name: '门店正面.jpg', size: 482_133 };
const back = { id: 'file2', name: 'back/2026.png', size: 91_004 };

export const example: TypeExample = {
  question: exampleQuestion('image-upload', {
    settings: { [REQUIRED]: true, [MIN_FILES]: 2, [MAX_FILES]: 3, [MAX_FILE_MB]: 5 },
  }),
  answers: [{ files: [front, back, { id: 'file3', name: 'shelf.gif', size: 0 }] }, { files: [front, back] }],
  wrong: [
    { answer: { files: [] }, problem: 'pictures-missing' },
    { answer: { files: [front] }, problem: 'too-few-pictures' },
    { answer: { files: ['1', '2', '3', '4'].map(id => ({ ...front, id })) }, problem: 'too-many-pictures' },
    { answer: { files: [front, { ...back, size: 6 * 1024 * 1024 }] }, problem: 'file-too-large' },
  ],
};
