/** The built-in looks of a survey, the first one when none is chosen. Their colours are the answering page's, by the same names. */
export const surveyThemes = ['pine', 'ocean', 'plum', 'clay', 'moss', 'graphite'] as const;
export type SurveyTheme = (typeof surveyThemes)[number];
