/** Options as pictures in a grid: a look of choices, which changes nothing about answers and data. */
export const pictureSettings = ['hasPictures', 'pictureColumns', 'phonePictureColumns'] as const;

/** What an option carries for it. A picture that is turned off stays with its option. */
export const pictureItemSettings = ['picture', 'pictureAlt'] as const;
