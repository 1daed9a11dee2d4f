/** The picture of the examples. Whoever shows them serves one at this address; a view must do without it too. */
export const EXAMPLE_PICTURE = '/examples/carton.png';
