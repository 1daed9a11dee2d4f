import { designUploadCalls, pictureUses } from '@wenshu/api-contract';
import { expect } from 'vitest';
import { samples } from '../send-form.ts';
import type { OtherCase } from './other-case.ts';

const MEGABYTE = 1024 * 1024;
const large = (start: Buffer, megabytes: number) => Buffer.concat([start, Buffer.alloc(megabytes * MEGABYTE)]);
const address = expect.stringMatching(/^\/api\/platform\/publicFile\?id=/);
const noFile = { code: '9001', message: 'file: is required', field: 'file' };
const noPicture = { code: '9410', message: 'Please upload PNG, JPG, JPEG, GIF images', field: 'file' };

export const uploadCases: readonly OtherCase[] = [
  {
    ledgerId: 'S7.12',
    call: designUploadCalls.uploadPicture,
    input: { type: pictureUses.editor.type },
    file: samples.png,
    isForEditors: true,
    answers: address,
    wrong: [
      { file: samples.html, ...noPicture },
      { file: large(samples.png, 5), code: '9409', message: 'Please upload images smaller than 5M', field: 'file' },
      {
        file: samples.png,
        with: { type: 99 },
        code: '9001',
        message: 'type: must be one of 62, 63, 64, 65, 66',
        field: 'type',
      },
      noFile,
    ],
  },
  {
    ledgerId: 'S7.13',
    call: designUploadCalls.uploadHeatMapPic,
    input: {},
    file: samples.png,
    isForEditors: true,
    answers: address,
    wrong: [{ file: samples.glb, ...noPicture }, noFile],
  },
  {
    ledgerId: 'S7.14',
    call: designUploadCalls.uploadThreeDimensional,
    input: {},
    file: samples.glb,
    isForEditors: true,
    answers: address,
    wrong: [{ file: samples.png, code: '9403', message: 'Please upload a file of type GLB', field: 'file' }, noFile],
  },
  {
    ledgerId: 'S7.15',
    call: designUploadCalls.uploadVideo,
    input: {},
    file: samples.mp4,
    isForEditors: true,
    answers: address,
    wrong: [{ file: samples.png, code: '9403', message: 'Please upload a file of type MP4', field: 'file' }, noFile],
  },
];
