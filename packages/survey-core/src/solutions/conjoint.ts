import { formatPrice } from '../format-price.ts';
import type { Id } from '../ids.ts';
import { ordersBetween } from '../order.ts';
import { plainText } from '../rich-text.ts';
import { itemsOf, settingsOf, writeDesign } from './build-parts.ts';
import type { BuiltQuestion, QuestionWords } from './built-question.ts';
import type { MadeDesign, RequestedAttribute } from './design-request.ts';
import { attributesIn, pairsIn, type Setting, type SettingAttribute, textIn } from './setting.ts';
import { fault, type SettingProblem } from './setting-problem.ts';

/** What choices and cards have in common: attributes, their levels, and which of them may not meet. */
export function checkAttributes(setting: Setting): SettingProblem[] {
  const attributes = attributesIn(setting);
  const prices = attributes.filter(({ isPrice }) => isPrice);
  const places = placesOf(attributes);
  const isPair = ([a, b]: readonly [Id, Id]) => {
    const [first, second] = [places.get(a), places.get(b)];
    return first && second && first.attribute !== second.attribute;
  };
  return [
    ...(prices.length === 0 ? [fault('attributes', 'price-missing')] : []),
    ...prices.slice(1).map(({ id }) => fault(`attributes.${id}.isPrice`, 'several-prices')),
    ...prices.flatMap(checkPrices),
    ...(pairsIn(setting).every(isPair) ? [] : [fault('restrictions', 'level-gone')]),
  ];
}

/** The levels of a price are numbers, and each stands there once: "10" and "10.0" are one price (S5.17). */
function checkPrices({ id, levels }: SettingAttribute): SettingProblem[] {
  const seen = new Set<number>();
  return levels.flatMap(level => {
    const price = priceOf(level.name);
    const isWrong = price === undefined || seen.has(price);
    if (price !== undefined) seen.add(price);
    return isWrong ? [fault(`attributes.${id}.${level.id}`, 'levels-not-numeric')] : [];
  });
}

function priceOf(name: string): number | undefined {
  return /^\d{1,9}(\.\d{1,4})?$/.test(name.trim()) ? Number(name) : undefined;
}

export function requestedAttributes(setting: Setting): RequestedAttribute[] {
  return attributesIn(setting).map(({ name, levels }) => ({ name, levels: levels.map(level => level.name) }));
}

export function prohibitionsOf(setting: Setting) {
  const places = placesOf(attributesIn(setting));
  return pairsIn(setting).map(pair => pair.flatMap(id => places.get(id) ?? []));
}

function placesOf(attributes: readonly SettingAttribute[]) {
  return new Map(
    attributes.flatMap(({ levels }, attribute) => levels.map(({ id }, level) => [id, { attribute, level }] as const)),
  );
}

/** The most levels that an attribute has: the one that is known least. */
export function mostLevels(setting: Setting): number {
  return Math.max(...attributesIn(setting).map(({ levels }) => levels.length));
}

/** How much of what the best design would tell is told by this one, 0 to 1. */
export function efficiencyOf(made: MadeDesign | undefined): number {
  return (made?.quality.efficiencyPercent ?? 100) / 100;
}

/** Attributes as groups of options, levels as their options, and the ids of the levels by attribute. */
function levelParts(setting: Setting, mint: () => Id) {
  const attributes = attributesIn(setting);
  const orders = ordersBetween(null, null, attributes.length);
  const unit = textIn(setting, 'unit').trim();
  const itemGroups: BuiltQuestion['itemGroups'] = attributes.map(({ name }, index) => ({
    id: mint(),
    order: orders[index]!,
    title: plainText(name.trim()),
    settings: {},
  }));
  const items = itemsOf(
    attributes.flatMap(({ levels, isPrice }, index) =>
      levels.map(({ name, picture }) => ({
        title: isPrice ? formatPrice(Number(name), unit) : name,
        itemGroupId: itemGroups[index]!.id,
        ...(picture !== '' && { settings: { picture, pictureAlt: name.trim() } }),
      })),
    ),
    mint,
  );
  const levels = itemGroups.map(({ id }) => items.filter(item => item.itemGroupId === id).map(item => item.itemId));
  return { itemGroups, items, levels };
}

/** The one question of a design: its levels as options, and the tasks that were made of them. */
export function designQuestion(
  type: 'cbc' | 'cpc',
  { setting, made, words, mint }: Building,
  ownSettings: Parameters<typeof settingsOf>[0],
): BuiltQuestion {
  const { levels, ...parts } = levelParts(setting, mint);
  return {
    questionId: mint(),
    type,
    title: plainText(words.titles[type]({ subject: textIn(setting, 'subject').trim() })),
    settings: settingsOf({ required: true, design: writeDesign(levels, made), ...ownSettings }),
    ...parts,
    rows: [],
  };
}

interface Building {
  readonly setting: Setting;
  readonly made: MadeDesign;
  readonly words: QuestionWords;
  readonly mint: () => Id;
}
