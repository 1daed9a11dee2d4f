interface PointEndsProps {
  readonly low: string;
  readonly high: string;
}

/** What the ends of a scale mean, each over its end. Nothing when neither is said. */
export function PointEnds({ low, high }: PointEndsProps) {
  return low || high ? (
    <p className="point-ends">
      <span>{low}</span>
      <span>{high}</span>
    </p>
  ) : null;
}
