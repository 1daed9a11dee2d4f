import {
  type CommandCall,
  inOrder,
  limits,
  ordersBetween,
  type Question,
  readSetting,
  settingDictionary,
} from '@wenshu/survey-core';

export interface SentOptionPicture {
  readonly address: string;
  /** The file's name without its ending: the title of an option that is made for it. */
  readonly name: string;
}

const { hasPictures, picture } = settingDictionary;

/**
 * The commands that give each picture to an option, in order: first to those that have none yet, whose words stay, then to new ones at
 * the end. The question shows pictures from then on.
 */
export function planPictures(
  question: Question,
  sent: readonly SentOptionPicture[],
  newId: () => string,
): CommandCall[] {
  if (sent.length === 0) return [];
  const questionId = question.id;
  const options = inOrder(question.items);
  const free = options.filter(option => readSetting(option.settings, 'picture') === '');
  const rest = sent.slice(free.length);
  const orders = ordersBetween(options.at(-1)?.order ?? null, null, rest.length);
  return [
    ...(readSetting(question.settings, 'hasPictures')
      ? []
      : [{ name: 'updateSettings' as const, input: { questionId, settings: { [hasPictures.code]: true } } }]),
    ...sent.slice(0, free.length).map(({ address }, index) => ({
      name: 'updateSettings' as const,
      input: { questionId, itemId: free[index]!.id, settings: { [picture.code]: address } },
    })),
    ...(rest.length > 0
      ? [
          {
            name: 'addItems' as const,
            input: {
              questionId,
              items: rest.map(({ address, name }, index) => ({
                itemId: newId(),
                order: orders[index]!,
                title: { text: name.slice(0, limits.lineLength) },
                settings: { [picture.code]: address },
              })),
            },
          },
        ]
      : []),
  ];
}
