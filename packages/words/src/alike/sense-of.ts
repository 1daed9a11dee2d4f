const DENIALS =
  /[不没未别勿莫无非]|\b(?:(?:no|not|never|none|nothing|nobody|without|cannot|nor|(?:do|does|did|is|are|was|were|wo|would|ca|could|should|has|have|had|must|need|ai)nt)\b|un(?=\p{L}{3}))/gu;
const FIGURES = /\p{N}+/gu;

/**
 * What keeps two answers apart however alike they look: how often something is denied, and the figures. "非常满意" is one sign away from
 * "非常不满意", and "打5折" from "打9折".
 *
 * @example
 * ['不满意', '满意', 'waited 20 min'].map(text => senseOf(text)) // ['1:', '0:', '0:20']
 */
export function senseOf(normalised: string): string {
  return `${normalised.match(DENIALS)?.length ?? 0}:${(normalised.match(FIGURES) ?? []).join(',')}`;
}
