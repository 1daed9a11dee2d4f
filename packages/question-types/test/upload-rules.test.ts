import { fileKinds, writeSettings } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { readFileUpload } from '../src/file-upload/settings.ts';

test('an upload takes as many files, each as large, as it is told (P5.36)', () => {
  const { rules } = readFileUpload(writeSettings({ maxFiles: 3, maxFileMb: 2 }));
  expect(rules).toMatchObject({ maxCount: 3, maxBytes: 2 * 1024 * 1024 });
});

test('an upload that names no kind takes every format that is known, one that does only those, one that says any takes any (P5.37)', () => {
  const { any, ...known } = fileKinds;
  expect(readFileUpload({}).rules.formats).toEqual(Object.values(known).flat());
  expect(readFileUpload(writeSettings({ fileKinds: 'audio,any' })).rules.formats).toEqual([
    ...Object.values(known).flat(),
    ...any,
  ]);
  expect(readFileUpload(writeSettings({ fileKinds: 'video' })).rules.formats).toEqual(fileKinds.video);
});
