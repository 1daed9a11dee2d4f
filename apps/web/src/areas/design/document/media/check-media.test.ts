import { describe, expect, test } from 'vitest';
import { checkImage, checkVideo, fitVideo } from './check-media.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, megabytes: number) => ({ name, type, size: megabytes * MEGABYTE });

describe('a picture for a text', () => {
  test.each(['a.png', 'a.JPG', 'a.jpeg', 'a.gif'])('takes %s (P9.8)', name => {
    expect(checkImage(file(name, 'image/png', 5))).toBeUndefined();
  });
  test('refuses other formats, and what only calls itself a picture', () => {
    expect(checkImage(file('a.webp', 'image/webp', 1))).toBe('imageWrong');
    expect(checkImage(file('a.png', 'text/html', 1))).toBe('imageWrong');
  });
  test('S5.36: refuses more than 5 MB', () => {
    expect(checkImage(file('a.png', 'image/png', 5.01))).toBe('imageTooLarge');
  });
});

describe('a video', () => {
  test('S5.38: is MP4 of at most 100 MB', () => {
    expect(checkVideo(file('a.mp4', 'video/mp4', 100))).toBeUndefined();
  });
  test('S5.39: wrong type, too large and both have words of their own', () => {
    expect(checkVideo(file('a.mov', 'video/quicktime', 1))).toBe('wrongType');
    expect(checkVideo(file('a.mp4', 'video/mp4', 101))).toBe('tooLarge');
    expect(checkVideo(file('a.avi', 'video/avi', 101))).toBe('both');
  });
  test('S9.15: is at most 800 wide, in proportion', () => {
    expect(fitVideo(1920, 1080)).toEqual({ width: 800, height: 450 });
    expect(fitVideo(640, 360)).toEqual({ width: 640, height: 360 });
  });
});
