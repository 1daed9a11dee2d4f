import { fileKinds, writeSettings } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { readFileUpload } from '../src/file-upload/settings.ts';

test('an upload takes as many files, each as large, as it is told (P5.36)', () => {
  const { rules } = readFileUpload(writeSettings({ maxFiles: 3, maxFileMb: 2 }));
  expect(rules).toMatchObject({ maxCount: 3, maxBytes: 2 * 1024 * 1024 });
});

test('an upload that names no kind takes every format there is, one that does only those (P5.37)', () => {
  expect(readFileUpload({}).rules.formats).toEqual(Object.values(fileKinds).flat());
  expect(readFileUpload(writeSettings({ fileKinds: 'video' })).rules.formats).toEqual(fileKinds.video);
});
