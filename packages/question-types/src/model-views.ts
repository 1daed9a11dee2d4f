/** The questions of research schemes: fetched together, since a survey that has one often has more. */
export { BptoView } from './bpto/respondent.tsx';
export { CbcView } from './cbc/respondent.tsx';
export { CpcView } from './cpc/respondent.tsx';
export { KanoView } from './kano/respondent.tsx';
export { MaxDiffView } from './maxdiff/respondent.tsx';
export { PsmView } from './psm/respondent.tsx';
