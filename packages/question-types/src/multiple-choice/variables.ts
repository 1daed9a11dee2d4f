import { severalBroughtIn, severalOptionsData } from '../_shared/choosing/several-options-data.ts';

export const data = { ...severalOptionsData, broughtIn: severalBroughtIn };
