// `node tools/run.mjs tools/make-spoken-digits.ts`: the recordings of apps/server/assets/spoken-digits, by espeak-ng (what it
// speaks is not under its licence). They lie in the repository, so nobody needs it to build or run the platform.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWav } from '../apps/server/src/features/people/picture-code/speak-code.ts';
import { repositoryRoot } from './repository-root.ts';

const RATE = 8000;
const QUIET = 0.02;
/** 幺 and not 一, as numbers are read out in Chinese: over the telephone 一 and 七 sound alike. */
const voices = {
  zh: { voice: 'cmn-latn-pinyin', words: ['零', '幺', '二', '三', '四', '五', '六', '七', '八', '九'] },
  en: {
    voice: 'en-us',
    words: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
};

const folder = join(repositoryRoot, 'apps/server/assets/spoken-digits');
mkdirSync(folder, { recursive: true });
for (const [language, { voice, words }] of Object.entries(voices))
  words.forEach((word, digit) => {
    const wav = execFileSync('espeak-ng', ['-v', voice, '-s', '125', '--stdout', word]);
    writeFileSync(
      join(folder, `${language}-${digit}.wav`),
      encodeWav(trim(toRate(samplesOf(wav), wav.readUInt32LE(24)))),
    );
  });

/** 16 bits, one channel, after a header of 44 bytes. */
function samplesOf(wav: Buffer): Float32Array {
  return Float32Array.from(
    { length: Math.floor((wav.length - 44) / 2) },
    (_, at) => wav.readInt16LE(44 + at * 2) / 32768,
  );
}

/** Each new sample is the mean of the old ones it stands for: without that, hissing sounds fold into tones. */
function toRate(sound: Float32Array, from: number): Float32Array {
  const step = from / RATE;
  return Float32Array.from({ length: Math.floor(sound.length / step) }, (_, at) => {
    const part = sound.subarray(
      Math.floor(at * step),
      Math.max(Math.floor(at * step) + 1, Math.floor((at + 1) * step)),
    );
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}

/** Without the silence around it, and as loud as it can be. */
function trim(sound: Float32Array): Float32Array {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const isHeard = (value: number) => Math.abs(value) > loudest * QUIET;
  const kept = sound.subarray(sound.findIndex(isHeard), sound.findLastIndex(isHeard) + 1);
  return kept.map(value => (value / loudest) * 0.98);
}
