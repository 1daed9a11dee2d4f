/** What a helper is asked for. */
export const helperPurposes = [
  ...['draft', 'change-draft', 'revise', 'reword', 'translate', 'options', 'names'],
  ...['outline', 'desk', 'concept', 'talk', 'ask'],
] as const;
export type HelperPurpose = (typeof helperPurposes)[number];

/**
 * Why a model's answer did not come, or is not used. `slow`: it did not begin, or did not end, in time; `silent`: it stopped in the middle;
 * `busy`, `over-limit`: the server said so (503, 429), again and again; `gone`: nobody is there, or not who should be.
 */
export const helperFailures = [
  ...['slow', 'silent', 'cut-off', 'wrong-shape', 'not-good-enough', 'busy', 'over-limit', 'gone'],
  ...['refused-by-server', 'too-long', 'stopped'],
] as const;
export type HelperFailure = (typeof helperFailures)[number];

/** Why no model was asked at all. `paused`: this is a restored copy that nobody has let go on. */
export const helperHindrances = ['no-model', 'paused', 'switched-off', 'not-agreed', 'over-budget'] as const;
export type HelperHindrance = (typeof helperHindrances)[number];
