interface BeginProps {
  readonly scrollId: string;
  onBegun(codingId: string): Promise<void>;
}

export function BeginCoding({ scrollId, onBegun }: BeginProps) {
  return (
    <button type="button" onClick={() => void onBegun(scrollId)}>
      {scrollId}
    </button>
  );
}
