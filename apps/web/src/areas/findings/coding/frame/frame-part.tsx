import type { PartProps } from '../coding-parts.ts';

export default function FramePart({ coding }: PartProps) {
  return <p>{coding.label}</p>;
}
