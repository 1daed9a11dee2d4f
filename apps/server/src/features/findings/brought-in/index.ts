export { addWave } from './add-wave.ts';
export { type BroughtData, waveQuestion } from './brought-data.ts';
export { createBroughtIn } from './create-brought-in.ts';
export { describeBroughtIn, type KnownQuestion } from './describe-brought-in.ts';
export { findOffers } from './offers.repository.ts';
export { replaceBroughtIn } from './replace-brought-in.ts';
