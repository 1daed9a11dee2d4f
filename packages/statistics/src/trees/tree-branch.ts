/** Where a node's people go: to a child, with one of these words, or with a number in [from, below). */
export interface TreeBranch {
  /** The child's id. */
  child: number;
  levels?: string[];
  /** Absent: from the smallest on. */
  from?: number;
  /** Absent: up to the largest. */
  below?: number;
}
