import type { XmlElement } from '@wenshu/survey-core';

export const said = (element: XmlElement, name: string) => element.attributes.get(name)?.trim() ?? '';
export const childrenOf = (element: XmlElement, name: string) => element.children.filter(child => child.name === name);
/** Some write GUIDs in braces, or large. */
export const plainId = (id: string) => id.replace(/^\{|\}$/g, '').toLowerCase();
export const idOf = (element: XmlElement) => plainId(said(element, 'guid'));
export const targetsOf = (element: XmlElement, name: string) =>
  childrenOf(element, name).map(child => plainId(said(child, 'targetGUID')));
export const descriptionOf = (element: XmlElement) =>
  childrenOf(element, 'Description')
    .map(({ text }) => text.trim())
    .join('\n');
