export { type TokenisedTitle, tokenise } from './title-tokens.ts';
export { registerWordingCalls } from './wording.routes.ts';
