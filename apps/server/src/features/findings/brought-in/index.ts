export { addWave } from './add-wave.ts';
export { type BroughtData, waveQuestion } from './brought-data.ts';
export { createBroughtIn } from './create-brought-in.ts';
export { describeBroughtIn, type KnownQuestion } from './describe-brought-in.ts';
export { type LaidVersion, layVersion } from './lay-version.ts';
export { findOffers } from './offers.repository.ts';
export { replaceBroughtIn } from './replace-brought-in.ts';
export { answersOf } from './write-records.ts';
