import { CONFIDENCES } from './calculate/confidence.ts';
import { Choice } from './choice.tsx';

const options = CONFIDENCES.map(value => ({ value: value as string, words: `${value}%` }));

export function ConfidenceChoice(props: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return <Choice {...props} options={options} />;
}
