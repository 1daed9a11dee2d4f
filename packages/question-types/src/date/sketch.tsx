import { readSettings } from '@wenshu/survey-core/answering';
import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch } from '../_shared/sketch-parts.tsx';

export function DateSketch({ question }: SketchProps) {
  const { earliestDate, latestDate } = readSettings(question.settings, ['earliestDate', 'latestDate']);
  return (
    <div className="sketch-fields">
      <FieldSketch words="YYYY-MM-DD" sign="calendar" />
      {(earliestDate || latestDate) && <span className="sketch-hint">{`${earliestDate} – ${latestDate}`}</span>}
    </div>
  );
}
