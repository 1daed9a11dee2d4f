import { type FlowRow, limits } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { MatrixChoice } from '../_shared/rows/matrix-choice.tsx';
import { MatrixGrid } from '../_shared/rows/matrix-grid.tsx';
import { PointRow } from '../_shared/rows/point-row.tsx';
import { type FeatureAnswer, type KanoAnswer, sides } from './answer.ts';
import { labels } from './labels.ts';

const POINTS = Array.from({ length: limits.kanoImportance.max }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

/** Feature by feature: with it, without it, and how important it is. */
export function KanoView(props: AnswerViewProps<KanoAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const own = ownWords(labels, texts);
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {question.rows.map(feature => {
        const said: FeatureAnswer = answer?.[feature.id] ?? {};
        const isInvalid = problems.some(({ at }) => at === undefined || at === feature.id);
        const change = (part: FeatureAnswer) => onChange({ ...answer, [feature.id]: { ...said, ...part } });
        const names = { feature: feature.title.text };
        const rows: readonly FlowRow[] = sides.map(side => ({
          id: `${feature.id}-${side}`,
          title: { text: side === 'functional' ? own.kanoWith(names) : own.kanoWithout(names) },
          settings: {},
        }));
        const sideOf = (row: FlowRow) => sides[rows.indexOf(row)]!;
        const importanceId = `${titleId}-${feature.id}-importance`;
        return (
          <div key={feature.id} className="feature">
            <p className="feature-title">
              <RichText of={feature.title} />
            </p>
            <MatrixGrid
              question={{ ...question, rows, rowGroups: [] }}
              columns={question.items}
              role="radiogroup"
              isMissing={row => isInvalid && said[sideOf(row)] === undefined}
              isInvalid={isInvalid}
              titleId={titleId}
              problemId={problemId}
              cell={(row, item) => (
                <MatrixChoice
                  type="radio"
                  name={`${question.id}-${row.id}`}
                  item={item}
                  isChosen={said[sideOf(row)] === item.id}
                  onChoose={() => change({ [sideOf(row)]: item.id })}
                />
              )}
            />
            <p className="part-title" id={importanceId}>
              {own.kanoImportance(names)}
            </p>
            <PointRow<number>
              name={importanceId}
              points={POINTS}
              chosen={said.importance}
              onChoose={importance => change({ importance })}
              lowLabel={own.notImportant}
              highLabel={own.veryImportant}
              isInvalid={isInvalid && said.importance === undefined}
              titleId={importanceId}
              problemId={problemId}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
