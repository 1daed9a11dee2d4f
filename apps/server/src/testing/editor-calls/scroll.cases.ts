import { publishCalls, scrollCalls, templateCalls } from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import { expect } from 'vitest';
import type { OtherCase } from './other-case.ts';

/** Whether there is such a questionnaire is not told to whoever has no right on it. */
const notYours = { with: { scrollId: '../etc' }, code: '9104', message: 'No relevant permissions' };

export const scrollCases: readonly OtherCase[] = [
  {
    ledgerId: 'S7.17',
    call: scrollCalls.create,
    input: { name: 'A new one', languageId: 2 },
    isForAll: true,
    answers: { scrollId: expect.stringMatching(/^[0-9A-Za-z]{6,32}$/) },
    afterwards: {
      call: scrollCalls.list,
      answers: expect.arrayContaining([expect.objectContaining({ name: 'A new one', status: 0 })]),
    },
    wrong: [
      { with: { name: 'x' }, code: '9001', message: 'name: must have at least 2 characters', field: 'name' },
      { with: { name: 'x'.repeat(51) }, code: '9001', message: 'name: must have at most 50 characters', field: 'name' },
      { with: { name: undefined }, code: '9001', message: 'name: is required', field: 'name' },
      { with: { languageId: 0 }, code: '9001', message: 'languageId: must not be less than 1', field: 'languageId' },
    ],
  },
  {
    ledgerId: 'S7.19',
    call: scrollCalls.updateName,
    input: { name: 'Fruit 2026' },
    isForEditors: true,
    answers: null,
    afterwards: { call: scrollCalls.getScrollName, answers: 'Fruit 2026' },
    wrong: [
      { with: { name: ' ' }, code: '9207', message: 'The name cannot be empty', field: 'name' },
      { with: { name: 'x' }, code: '9001', message: 'name: must have at least 2 characters', field: 'name' },
      { with: { name: 'x'.repeat(51) }, code: '9001', message: 'name: must have at most 50 characters', field: 'name' },
    ],
  },
  {
    ledgerId: 'S7.22',
    call: scrollCalls.downLoadScrollToWord,
    input: {},
    answers: 'Fruit 2026.docx',
    wrong: [{ with: { languageId: 'fr' }, code: '9001', message: 'languageId: must be a number', field: 'languageId' }],
  },
  {
    ledgerId: 'S7.23',
    call: scrollCalls.getScrollName,
    input: {},
    answers: 'Fruit 2026',
    wrong: [notYours],
  },
  {
    ledgerId: 'S7.24',
    call: scrollCalls.get,
    input: { languageId: 3 },
    answers: expect.objectContaining({
      isCreator: true,
      mayEdit: true,
      scrollInfo: expect.objectContaining({ languageId: 3 }),
      document: expect.objectContaining({
        questions: expect.objectContaining({
          // In French where it has been translated, in the base language elsewhere.
          [ids.choice]: expect.objectContaining({
            title: { text: 'Quel fruit ?' },
            items: expect.objectContaining({
              [ids.optionA]: expect.objectContaining({ title: { text: 'Apple' } }),
              [ids.optionB]: expect.objectContaining({ title: { text: 'Poire' } }),
            }),
          }),
        }),
      }),
    }),
    wrong: [
      notYours,
      {
        with: { languageId: 4 },
        code: '9202',
        message: 'The language version does not exist; it may have been deleted',
      },
      { with: { languageId: 'fr' }, code: '9001', message: 'languageId: must be a number', field: 'languageId' },
    ],
  },
  {
    ledgerId: 'S7.25',
    call: scrollCalls.getForLanguage,
    input: { languageId: 3 },
    answers: expect.objectContaining({
      baseLanguageId: 2,
      languages: [{ languageId: 3, name: 'Français' }],
      texts: expect.arrayContaining([
        {
          id: ids.choice,
          field: 'title',
          questionId: ids.choice,
          base: { text: 'Question Q1' },
          translation: { text: 'Quel fruit ?' },
        },
        { id: ids.optionA, field: 'title', questionId: ids.choice, base: { text: 'Apple' }, translation: null },
      ]),
    }),
    wrong: [
      notYours,
      { with: { languageId: 0 }, code: '9001', message: 'languageId: must not be less than 1', field: 'languageId' },
    ],
  },
  {
    ledgerId: 'S7.26',
    call: publishCalls.changeStatus,
    input: { status: 1 },
    needsType: 'text-note',
    isForEditors: true,
    answers: expect.objectContaining({ status: 1, problems: [], versionTime: expect.any(Number) }),
    afterwards: { call: scrollCalls.get, answers: expect.objectContaining({ status: 1 }) },
    wrong: [
      { with: { status: 4 }, code: '9001', message: 'status: must be one of 1, 2, 3', field: 'status' },
      { with: { status: 3 }, code: '9203', message: 'This is not possible in the current status' },
    ],
  },
  {
    ledgerId: 'S7.16',
    call: templateCalls.download,
    input: { type: 'cascade' },
    isForAll: true,
    answers: expect.stringMatching(/\.xlsx$/),
    wrong: [
      {
        with: { type: 'nothing' },
        code: '9001',
        message: 'type: must be one of options, layers, cascade',
        field: 'type',
      },
    ],
  },
];
