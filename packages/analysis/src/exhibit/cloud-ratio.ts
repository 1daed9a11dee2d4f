/** How much wider than high a cloud of words is laid out; drawn in another shape, its words would lie upon each other. */
export const CLOUD_RATIO = 2;
