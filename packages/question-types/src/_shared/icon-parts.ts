/** The one tint of an icon: a breath of pine, unless its surroundings set another. */
const TINT = 'var(--icon-accent, color-mix(in srgb, var(--pine, currentColor) 35%, transparent))';

export const accent = { fill: TINT, stroke: 'none' } as const;

export const accentLine = { stroke: TINT } as const;

/** What is drawn full, in the colour of the lines. */
export const solid = { fill: 'currentColor', stroke: 'none' } as const;
