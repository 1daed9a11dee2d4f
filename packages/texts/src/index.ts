export { type Bilingual, bilingual, type Language, languages } from './bilingual.ts';
