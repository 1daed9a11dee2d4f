/** By language, the link codes of the surveys that are the site's trial form. An installation that has none shows no form. */
export const trialFormCodes = { zh: 'applyForTrialZh', en: 'applyForTrialEn' } as const;
