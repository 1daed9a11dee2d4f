/**
 * Puts the items of every task in an order such that, over all tasks, each item stands equally often (±1) at every
 * position. Tasks and items are the two sides of a graph, positions are colours: an item's appearances are cut into runs
 * of as many as there are positions, and König's theorem says that each run can have all different ones. An edge that finds
 * no common free colour frees one by swapping two colours along a path.
 */
export function balancePositions(tasks: readonly (readonly number[])[]): number[][] {
  const positions = tasks[0]?.length ?? 0;
  const seen = new Map<number, number>();
  const nodes = new Map<string, Map<number, Edge>>();
  const nodeOf = (name: string) => {
    const known = nodes.get(name) ?? new Map<number, Edge>();
    nodes.set(name, known);
    return known;
  };
  const freeColour = (node: Map<number, Edge>) => {
    let colour = 0;
    while (node.has(colour)) colour += 1;
    return colour;
  };
  const edges: Edge[][] = tasks.map((items, task) =>
    items.map(item => {
      const appearance = seen.get(item) ?? 0;
      seen.set(item, appearance + 1);
      const edge: Edge = {
        task: nodeOf(`task ${task}`),
        run: nodeOf(`item ${item} run ${Math.floor(appearance / positions)}`),
        item,
        colour: -1,
      };
      const a = freeColour(edge.task);
      const b = freeColour(edge.run);
      if (a !== b && edge.run.has(a)) swapAlong(edge.run, a, b);
      paint(edge, a);
      return edge;
    }),
  );
  return edges.map(list => list.toSorted((a, b) => a.colour - b.colour).map(edge => edge.item));
}

interface Edge {
  readonly task: Map<number, Edge>;
  readonly run: Map<number, Edge>;
  readonly item: number;
  colour: number;
}

function paint(edge: Edge, colour: number): void {
  edge.colour = colour;
  edge.task.set(colour, edge);
  edge.run.set(colour, edge);
}

/** Swaps colours a and b on the path that starts at `node` with colour a; afterwards a is free there. */
function swapAlong(node: Map<number, Edge>, a: number, b: number): void {
  const path: Edge[] = [];
  let from = node;
  let colour = a;
  for (let edge = from.get(colour); edge; edge = from.get(colour)) {
    path.push(edge);
    from = edge.task === from ? edge.run : edge.task;
    colour = colour === a ? b : a;
  }
  for (const edge of path) {
    edge.task.delete(edge.colour);
    edge.run.delete(edge.colour);
  }
  for (const edge of path) paint(edge, edge.colour === a ? b : a);
}
