import { severalBroughtIn, severalOptionsData } from '../_shared/several-options-data.ts';

export const data = { ...severalOptionsData, broughtIn: severalBroughtIn };
