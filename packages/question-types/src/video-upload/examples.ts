import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;
const MAX_FILES = 20111;

const unboxing = { id: 'video1', name: '开箱.mp4', size: 31_457_280 };

export const example: TypeExample = {
  question: exampleQuestion('video-upload', { settings: { [REQUIRED]: true, [MAX_FILES]: 2 } }),
  answers: [{ files: [unboxing, { id: 'video2', name: 'walk.mov', size: 8_000_000 }] }, { files: [unboxing] }],
  wrong: [
    { answer: { files: [] }, problem: 'files-missing' },
    { answer: { files: ['1', '2', '3'].map(id => ({ ...unboxing, id })) }, problem: 'too-many-files' },
    { answer: { files: [{ ...unboxing, size: 101 * 1024 * 1024 }] }, problem: 'file-too-large' },
  ],
};
