import * as z from 'zod/mini';
import { inOrder, ordersBetween } from '../../order.ts';
import { questionCommand } from '../command.ts';
import { id, places } from '../inputs.ts';
import { itemAdditions } from './add-items.ts';
import { itemsOf } from './completion.ts';
import { typeOf } from './find.ts';
import { checkItems } from './new-parts.ts';
import { NameSet } from './texts.ts';

const input = z.object({
  questionId: id,
  labels: z.array(z.string()).check(z.minLength(1), z.maxLength(4000)),
  places,
});

/** Brings a label question up to the labels that the respondents have: those it does not offer yet are added, none goes. */
export const synchronizeTag = questionCommand({
  name: 'synchronizeTag',
  input,
  loose: z.partial(input, { places: true }),
  complete: (document, given, mint) => {
    const last = inOrder(itemsOf(document, given.questionId)).at(-1)?.order ?? null;
    return {
      places: ordersBetween(last, null, given.labels.length).map(order => ({ id: mint(), order })),
      ...given,
    };
  },
  change: (question, { labels, places }, context, document) => {
    if (!typeOf(question, context)?.capabilities.creatorOnly) return { problem: 'type-not-supported', id: question.id };
    const known = new NameSet(Object.values(question.items).map(item => item.title.text));
    const missing = labels.filter(label => known.add(label));
    if (places.length < missing.length) return { problem: 'input-invalid', detail: { field: 'places' } };
    const items = missing.map((label, index) => ({
      itemId: places[index]!.id,
      order: places[index]!.order,
      title: { text: label.trim() },
    }));
    return checkItems(document, question, items, context) ?? itemAdditions(question.id, items);
  },
});
