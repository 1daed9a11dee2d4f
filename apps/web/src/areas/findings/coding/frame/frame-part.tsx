import type { PartProps } from '../coding-data.ts';

export default function FramePart({ coding }: PartProps) {
  return <p>{coding.label}</p>;
}
