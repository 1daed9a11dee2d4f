import { severalOptionsExample } from '../_shared/several-options-example.ts';

export const example = severalOptionsExample('multiple-choice');
