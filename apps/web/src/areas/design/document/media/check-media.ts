import { limits } from '@wenshu/survey-core';

const MEGABYTE = 1024 * 1024;
export const EDITOR_IMAGE_BYTES = 5 * MEGABYTE; // S5.36, P9.8
export const VIDEO_BYTES = 100 * MEGABYTE; // S5.38, P9.9
export const VIDEO_MOST_WIDTH = 800; // S9.15, P9.12
export const VIDEO_MOST_HEIGHT = 9999; // Four digits, as the whitelist of texts has them.

interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const extensionOf = ({ name }: FileFacts) => name.split('.').at(-1)?.toLowerCase() ?? '';

export type ImageProblem = 'imageWrong' | 'imageTooLarge';

export function checkImage(file: FileFacts, maxBytes = EDITOR_IMAGE_BYTES): ImageProblem | undefined {
  if (!(limits.imageFormats as readonly string[]).includes(extensionOf(file)) || !file.type.startsWith('image/'))
    return 'imageWrong';
  return file.size > maxBytes ? 'imageTooLarge' : undefined;
}

export type VideoProblem = 'wrongType' | 'tooLarge' | 'both';

/** Each has its own message, and so have both together (S5.39). */
export function checkVideo(file: FileFacts): VideoProblem | undefined {
  const isWrong = file.type !== 'video/mp4' || extensionOf(file) !== 'mp4';
  const isLarge = file.size > VIDEO_BYTES;
  if (isWrong && isLarge) return 'both';
  return isWrong ? 'wrongType' : isLarge ? 'tooLarge' : undefined;
}

/** A video's size in the text: its own, but never wider than 800. */
export function fitVideo(width: number, height: number): { readonly width: number; readonly height: number } {
  if (width <= VIDEO_MOST_WIDTH) return { width, height };
  return { width: VIDEO_MOST_WIDTH, height: Math.round((height * VIDEO_MOST_WIDTH) / width) };
}
