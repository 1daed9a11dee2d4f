import type { DesignPart } from '@wenshu/survey-core/answering';

type Capabilities = DesignPart['capabilities'];
type OfTheList = 'hasOptions' | 'hasRows' | 'maxOptions' | 'creatorOnly';

/** What every type has whose question is a list of up to 100 options; the rest is each type's own. */
export function listCapabilities(own: Omit<Capabilities, OfTheList>): Capabilities {
  return { hasOptions: true, hasRows: false, maxOptions: 100, creatorOnly: false, ...own };
}
