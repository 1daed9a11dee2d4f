/** Objects take about four times the room of their JSON: every property has a slot, every string a head. */
const OBJECTS_PER_JSON = 4;

/** About how much memory plain data takes. Costs as much as writing it as JSON: for what is kept, not for what passes by. */
export function estimateBytes(data: unknown): number {
  return (JSON.stringify(data) ?? '').length * OBJECTS_PER_JSON;
}
