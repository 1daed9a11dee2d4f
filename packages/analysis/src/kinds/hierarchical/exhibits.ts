import { clusterTexts } from '@wenshu/texts/findings/models/clusters';
import { hierarchicalTexts } from '@wenshu/texts/findings/models/hierarchical';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, modelNotes, numberAs, plainTable } from '../model/plain-table.ts';
import { clusterNotes, knownClusters, presentClusters } from '../model/present-clusters.ts';
import { FAITHFUL, hierarchicalClaims } from './claims.ts';
import type { FoundHierarchy } from './found.ts';

export function presentHierarchical(
  found: FoundHierarchy,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const [texts, shared] = [hierarchicalTexts[language], modelResultTexts[language]];
  const { base, tree, cutAt, steps, cuts, sizes, isChosen, leftOut, cophenetic } = found;
  const { meaning, warnings } = clusterNotes(found, request, context);
  const { chosen, unfaithful } = hierarchicalClaims;
  const notes = modelNotes({
    meaning: [...meaning, chosen.tell(language, { ...knownClusters(found), isChosen }, () => sizes.length)],
    warnings,
    footnotes: [
      texts.method(texts.options.method.words[request.options.method as 'ward']),
      clusterTexts[language].evidenceIs,
      request.options.standardize === true ? clusterTexts[language].standardized : undefined,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });
  const [profile, ...others] = presentClusters(found, request, notes, context);
  const faithful = cophenetic === null ? undefined : formatNumber(numberAs(2), cophenetic, language);
  return [
    profile!,
    {
      kind: 'dendrogram',
      id: 'dendrogram',
      title: texts.titles.dendrogram,
      source: { ...source, base },
      format: numberAs(2),
      leaves: tree.leaves.map(texts.leaf),
      merges: tree.merges,
      cut: cutAt,
      notes: modelNotes({
        warnings: [unfaithful.tell(language, cophenetic, () => faithful!)],
        footnotes: [
          texts.treeIs,
          base.people > tree.leaves.length ? texts.folded(tree.leaves.length) : undefined,
          faithful !== undefined && cophenetic! >= FAITHFUL ? texts.cophenetic(faithful) : undefined,
        ],
      }),
    },
    ...others,
    plainTable(
      {
        id: 'cuts',
        title: texts.titles.cuts,
        base,
        columns: [{ id: 'sizes', text: texts.columns.sizes, format: countFormat }],
        rows: cuts.map(({ count, sizes: parts }) => ({
          id: String(count),
          text: texts.count(count),
          values: [shared.list(parts.map(String))],
        })),
      },
      context,
    ),
    plainTable(
      {
        id: 'schedule',
        title: texts.titles.schedule,
        base,
        notes: modelNotes({ footnotes: [texts.scheduleIs] }),
        columns: [
          { id: 'first', text: texts.columns.first, format: countFormat },
          { id: 'second', text: texts.columns.second, format: countFormat },
          { id: 'height', text: texts.columns.height, format: numberAs(3) },
          { id: 'left', text: texts.columns.left, format: countFormat },
        ],
        rows: steps.map(({ step, height, sizes: [first, second], left }) => ({
          id: String(step),
          text: texts.step(step),
          values: [first, second, height, left],
        })),
      },
      context,
    ),
  ];
}
