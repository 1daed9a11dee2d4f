import type { PartProps } from '../coding-parts.ts';

export default function CodePart({ coding }: PartProps) {
  return <p>{coding.label}</p>;
}
