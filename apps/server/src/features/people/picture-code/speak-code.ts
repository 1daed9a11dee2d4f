import { readFileSync } from 'node:fs';
import type { Language } from '@wenshu/texts';
import { type Between, betweenOf } from './distortion.ts';
import type { Random } from './letter-shape.ts';

/** Of the recordings and of the answer: 8,000 unsigned bytes a second, as a telephone has it. */
const RATE = 8000;
const WAV_HEADER_BYTES = 44;
const SILENCE = 128;
const CHATTER = 0.16;
const HISS = 0.025;

const recordings = new Map<string, Float32Array>();

/** The digits as a recording, a sound source of its own: each at its own speed, over chatter that runs backwards. */
export function speakCode(digits: string, language: Language, random: Random): string {
  const between = betweenOf(random);
  const spoken = [...digits].map(digit => ({
    sound: atSpeed(recordingOf(language, digit), between(0.86, 1.1)),
    loudness: between(0.75, 0.95),
    pause: Math.round(between(0.3, 0.6) * RATE),
  }));
  const length = spoken.reduce((sum, { sound, pause }) => sum + sound.length + pause, RATE);
  const mixed = chatter(language, length, between);
  let at = RATE / 2;
  for (const { sound, loudness, pause } of spoken) {
    add(mixed, sound, at, loudness);
    at += sound.length + pause;
  }
  return `data:audio/wav;base64,${encodeWav(mixed).toString('base64')}`;
}

function chatter(language: Language, length: number, between: Between): Float32Array {
  const mixed = Float32Array.from({ length }, () => between(-HISS, HISS));
  for (let at = 0; at < length; at += Math.round(between(0.15, 0.4) * RATE)) {
    const digit = String(Math.floor(between(0, 10)));
    add(mixed, atSpeed(recordingOf(language, digit), between(0.8, 1.3)).reverse(), at, CHATTER * between(0.5, 1));
  }
  return mixed;
}

function add(mixed: Float32Array, sound: Float32Array, start: number, loudness: number): void {
  for (let at = 0; at < sound.length && start + at < mixed.length; at++) mixed[start + at]! += sound[at]! * loudness;
}

/** Faster is higher too, as with a record player. */
function atSpeed(sound: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor((sound.length - 1) / speed) }, (_, at) => {
    const place = at * speed;
    const before = Math.floor(place);
    return sound[before]! + (sound[before + 1]! - sound[before]!) * (place - before);
  });
}

/** Made by tools/make-spoken-digits.ts. */
function recordingOf(language: Language, digit: string): Float32Array {
  const name = `${language}-${digit}`;
  const known = recordings.get(name);
  if (known) return known;
  const bytes = readFileSync(new URL(`../../../../assets/spoken-digits/${name}.wav`, import.meta.url));
  const sound = Float32Array.from(bytes.subarray(WAV_HEADER_BYTES), byte => (byte - SILENCE) / SILENCE);
  recordings.set(name, sound);
  return sound;
}

export function encodeWav(sound: Float32Array): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + sound.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  // Plain samples, one channel.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sound.length, 40);
  const samples = Uint8Array.from(sound, value => Math.round(Math.min(1, Math.max(-1, value)) * 127) + SILENCE);
  return Buffer.concat([header, samples]);
}
