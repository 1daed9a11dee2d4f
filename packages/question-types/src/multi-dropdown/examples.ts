import { severalOptionsExample } from '../_shared/choosing/several-options-example.ts';

export const example = severalOptionsExample('multi-dropdown');
