import { fileKinds } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { createTextCheck } from './check-text.ts';
import { fileFormats, sniffFormat } from './sniff-format.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = (entry: string) => bytes(`PK\x03\x04${'\0'.repeat(26)}${entry}`);

describe('the format of a file', () => {
  it.each([
    ['a.png', bytes('\x89PNG\r\n\x1a\n'), 'png'],
    ['a.jpg', bytes('\xff\xd8\xff\xe0'), 'jpg'],
    ['a.gif', bytes('GIF89a'), 'gif'],
    ['a.webp', bytes('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
    ['a.pdf', bytes('%PDF-1.7'), 'pdf'],
    ['a.doc', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'doc'],
    ['a.XLS', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'xls'],
    ['a.ppt', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'ppt'],
    ['a.docx', zip('[Content_Types].xml'), 'docx'],
    ['a.xlsx', zip('xl/workbook.xml'), 'xlsx'],
    ['a.pptx', zip('_rels/.rels'), 'pptx'],
    ['a.zip', zip('[Content_Types].xml'), 'zip'],
    ['a.docx', zip('evil.exe'), 'zip'],
    ['a.rar', bytes('Rar!\x1a\x07\x01\0'), 'rar'],
    ['a.7z', bytes('7z\xbc\xaf\x27\x1c'), '7z'],
    ['a.gz', bytes('\x1f\x8b\x08'), 'gz'],
    ['a.mp4', bytes('\0\0\0\x18ftypisom'), 'mp4'],
    ['a.mov', bytes('\0\0\0\x14ftypqt  '), 'mov'],
    ['a.m4a', bytes('\0\0\0\x20ftypM4A '), 'm4a'],
    ['a.webm', bytes('\x1a\x45\xdf\xa3\x01\0\0\0\x42\x82\x84webm'), 'webm'],
    ['a.mp3', bytes('ID3\x04'), 'mp3'],
    ['a.mp3', bytes('\xff\xfb\x90'), 'mp3'],
    ['a.wav', bytes('RIFF\x10\0\0\0WAVEfmt '), 'wav'],
    ['a.aac', bytes('\xff\xf1\x50'), 'aac'],
    ['a.ogg', bytes('OggS\0'), 'ogg'],
    ['a.amr', bytes('#!AMR\n'), 'amr'],
    ['a.glb', bytes('glTF\x02'), 'glb'],
    ['a.txt', bytes('hello'), 'txt'],
    ['a.csv', bytes('\xef\xbb\xbfa,b'), 'csv'],
  ])('of %s is told by its bytes', (name, start, format) => {
    expect(sniffFormat(start, name)).toBe(format);
  });

  it.each([
    ['a.mp4', bytes('\0\0\0\x18ftypheic')],
    ['a.webm', bytes('\x1a\x45\xdf\xa3\x01\0\0\0\x42\x82\x88matroska')],
    ['a.txt', bytes('\n<!DOCTYPE html><script>')],
    ['a.csv', bytes('\xef\xbb\xbf<svg onload=alert(1)>')],
    ['a.txt', bytes('<?xml version="1.0"?><svg/>')],
    ['a.svg', bytes('anything')],
    ['a.html', bytes('anything')],
    ['a.exe', bytes('MZ\x90')],
    ['a.zip', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['txt', bytes('no ending')],
  ])('of %s is none that we take', (name, start) => {
    expect(sniffFormat(start, name)).toBeUndefined();
  });

  it('is known for everything that a question can ask for', () => {
    for (const format of Object.values(fileKinds).flat()) expect(fileFormats).toHaveProperty(format);
  });
});

describe('a text', () => {
  const isText = (...chunks: Uint8Array[]) => {
    const check = createTextCheck();
    return chunks.every(chunk => check.takes(chunk)) && check.ends();
  };
  const euro = Buffer.from('你好 €');

  it('is UTF-8, also when a character is cut in two', () => {
    expect(isText(euro.subarray(0, 2), euro.subarray(2))).toBe(true);
  });
  it('is GBK', () => {
    expect(isText(Buffer.from([0xc4, 0xe3, 0xba, 0xc3]))).toBe(true);
  });
  it('is neither when it ends in the middle of a character, holds a NUL, or is noise', () => {
    expect(isText(Buffer.from([0x61, 0xc4]))).toBe(false);
    expect(isText(Buffer.from('a\0b'))).toBe(false);
    expect(isText(Buffer.from([0xff, 0xfe, 0x80, 0x81, 0xff]))).toBe(false);
  });
});
