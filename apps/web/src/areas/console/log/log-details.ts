import type { OperatorLine } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { language } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';

const words = operatorLogTexts[language].details;
const isMoment = (name: string): boolean => name === 'at' || name === 'from' || name === 'until';
/** Said by what it was done to, or of no use to who reads. */
const isLeftOut = (name: string): boolean => name === 'page' || name === 'kind';

/** What a line keeps, the reason first, each with its name; what nobody has a name for stands as it was kept. */
export function detailsOf({ details }: Pick<OperatorLine, 'details'>): string {
  const { why, ...others } = details;
  const said = Object.entries(others).flatMap(([name, value]) => {
    if (isLeftOut(name) || value === null || value === '') return [];
    const text = [value]
      .flat()
      .map(one => textOf(name, one))
      .join(words.comma);
    const label = Object.hasOwn(words.names, name) ? words.names[name as keyof typeof words.names] : undefined;
    return [label === undefined ? text : words.of({ name: label, value: text })];
  });
  return [...(typeof why === 'string' ? [why] : []), ...said].join(' · ');
}

/** What it was done to: by its name where it has one. */
export function objectOf({
  action,
  object,
  objectName,
}: Pick<OperatorLine, 'action' | 'object' | 'objectName'>): string {
  const { names } = documentsRoomTexts[language];
  if (action.startsWith('document.') && object !== null && Object.hasOwn(names, object))
    return names[object as keyof typeof names];
  return objectName ?? object ?? '';
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (isMoment(name)) return momentText(value);
    return name === 'priceFen' ? (value / 100).toFixed(2) : String(value);
  }
  const word = String(value);
  const known = tables[name];
  return known && Object.hasOwn(known, word) ? known[word]! : word;
}

const features = Object.fromEntries(
  Object.entries(licenceTexts[language].features).map(([feature, { name }]) => [feature, name]),
);
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  roles: consoleTexts[language].roles,
  feature: features,
  features,
  check: helpedPeopleTexts[language].help.checks,
  to: announcementTexts[language].to,
  language: words.languages,
};
