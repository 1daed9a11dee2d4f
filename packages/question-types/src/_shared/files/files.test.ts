import { describe, expect, test } from 'vitest';
import { questionTypes } from '../../core.ts';
import { exampleQuestion } from '../example.ts';
import { sizeText } from './size-text.ts';

const FILE_KINDS = 20041;
const MIN_FILES = 20110;
const MAX_FILES = 20111;
const MAX_FILE_MB = 20112;
const MB = 1024 * 1024;
const rulesOf = (type: 'image-upload' | 'video-upload' | 'file-upload', settings: Record<string, string | number>) =>
  questionTypes[type].bind(exampleQuestion(type, { settings })).files;

describe('what a question takes', () => {
  test('pictures up to 20 MB, videos up to 100, and five of them', () => {
    expect(rulesOf('image-upload', {})).toEqual({
      formats: ['png', 'jpg', 'gif'],
      maxBytes: 20 * MB,
      maxCount: 5,
    });
    expect(rulesOf('video-upload', {})).toMatchObject({ formats: ['mp4', 'mov', 'webm'], maxBytes: 100 * MB });
  });

  test('a creator can ask for less, never for more than the type takes', () => {
    expect(rulesOf('image-upload', { [MAX_FILE_MB]: 2, [MAX_FILES]: 1 })).toMatchObject({
      maxBytes: 2 * MB,
      maxCount: 1,
    });
    expect(rulesOf('image-upload', { [MAX_FILE_MB]: 90 })).toMatchObject({ maxBytes: 20 * MB });
  });

  test('files of the kinds that are named, of all five kinds when none is (S3.46)', () => {
    expect(rulesOf('file-upload', { [FILE_KINDS]: 'compressed,audio' })?.formats).toEqual(
      expect.arrayContaining(['zip', 'mp3']),
    );
    expect(rulesOf('file-upload', { [FILE_KINDS]: 'compressed,audio' })?.formats).not.toContain('pdf');
    expect(rulesOf('file-upload', { [FILE_KINDS]: 'picture' })).toMatchObject({ maxBytes: 20 * MB });
    expect(rulesOf('file-upload', {})?.formats).toEqual(expect.arrayContaining(['png', 'pdf', 'zip', 'mp4', 'mp3']));
  });
});

describe('an answer of files', () => {
  const bound = questionTypes['image-upload'].bind(
    exampleQuestion('image-upload', { settings: { [MIN_FILES]: 9, [MAX_FILES]: 2 } }),
  );
  const file = { id: 'b1', name: 'a/b.png', size: 7 };

  test('is in the order of ids, whatever the order of rows', () => {
    expect(bound.parse({ files: [file, { ...file, id: 'a1' }] })).toEqual({
      answer: { files: [{ ...file, id: 'a1' }, file] },
    });
  });

  test('names each file once, with an id, a name and a size', () => {
    const wrong = [
      [file, file],
      [{ ...file, id: '../x' }],
      [{ ...file, name: '' }],
      [{ ...file, size: -1 }],
      [null],
      'x',
    ];
    for (const files of wrong) expect(bound.parse({ files })).toEqual({ problem: 'not-readable' });
  });

  test('travels as id, size and name, and the name keeps its slashes', () => {
    expect(bound.toRows({ files: [file] })).toEqual([{ answerValue: 'b1/7/a/b.png', answerValueType: 3 }]);
  });

  test('is never asked for more files than can be sent', () => {
    expect(bound.check({ files: [file] })).toEqual([{ problem: 'too-few-pictures', num: 2 }]);
  });
});

test('sizes are said as people say them', () => {
  expect([0, 900, 2048, 482_133, 31_457_280].map(sizeText)).toEqual(['0 B', '900 B', '2 KB', '471 KB', '30.0 MB']);
});
