import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { hierarchicalTexts } from '@wenshu/texts/findings/models/hierarchical';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber, isSmallBase } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, modelNotes, numberAs, plainTable } from '../model/plain-table.ts';
import { clustersInWords, presentClusters } from '../model/present-clusters.ts';
import type { FoundHierarchy } from './found.ts';

/** Below, the tree does not tell how far people are apart. */
const FAITHFUL = 0.5;

export function presentHierarchical(
  found: FoundHierarchy,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const [texts, shared] = [hierarchicalTexts[language], modelResultTexts[language]];
  const { base, tree, cutAt, steps, cuts, sizes, isChosen, leftOut, cophenetic } = found;
  const notes = modelNotes({
    meaning: [clustersInWords(found, request, context), isChosen ? texts.chosen(sizes.length) : undefined],
    warnings: [isSmallBase(base) ? shared.few : undefined],
    footnotes: [
      texts.method(texts.options.method.words[request.options.method as 'ward']),
      request.options.standardize === true ? clusterTexts[language].standardized : undefined,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });
  const [profile, ...others] = presentClusters(found, request, notes, context);
  const faithful = cophenetic === null ? undefined : formatNumber(numberAs(2), cophenetic, language);
  return [
    profile!,
    {
      ...{ kind: 'dendrogram', id: 'dendrogram', title: texts.titles.dendrogram, source: { ...source, base } },
      ...{ format: numberAs(2), leaves: tree.leaves.map(texts.leaf), merges: tree.merges, cut: cutAt },
      notes: modelNotes({
        meaning: [texts.treeIs],
        warnings: [cophenetic !== null && cophenetic < FAITHFUL ? texts.unfaithful(faithful!) : undefined],
        footnotes: [
          base.people > tree.leaves.length ? texts.folded(tree.leaves.length) : undefined,
          faithful !== undefined && cophenetic! >= FAITHFUL ? texts.cophenetic(faithful) : undefined,
        ],
      }),
    },
    ...others,
    plainTable(
      {
        ...{ id: 'cuts', title: texts.titles.cuts, base },
        columns: [{ id: 'sizes', text: texts.columns.sizes, format: countFormat }],
        rows: cuts.map(({ count, sizes: parts }) => ({
          ...{ id: String(count), text: texts.count(count), values: [shared.list(parts.map(String))] },
        })),
      },
      context,
    ),
    plainTable(
      {
        ...{ id: 'schedule', title: texts.titles.schedule, base, notes: modelNotes({ footnotes: [texts.scheduleIs] }) },
        columns: [
          { id: 'first', text: texts.columns.first, format: countFormat },
          { id: 'second', text: texts.columns.second, format: countFormat },
          { id: 'height', text: texts.columns.height, format: numberAs(3) },
          { id: 'left', text: texts.columns.left, format: countFormat },
        ],
        rows: steps.map(({ step, height, sizes: [first, second], left }) => ({
          ...{ id: String(step), text: texts.step(step), values: [first, second, height, left] },
        })),
      },
      context,
    ),
  ];
}
