/** Of analyses, banners and nets, as their calls take them. */
export const LONGEST_NAME = 100;
