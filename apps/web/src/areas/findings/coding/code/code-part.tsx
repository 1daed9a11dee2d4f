import type { PartProps } from '../coding-data.ts';

export default function CodePart({ coding }: PartProps) {
  return <p>{coding.label}</p>;
}
