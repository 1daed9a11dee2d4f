/** The specification's constants, one line each. */
export const limits = {
  taskName: { min: 2, max: 50 },
  options: 100,
  dropdownOptions: 3000,
  rows: 100,
  groups: 100,
  groupName: 50,
  optionLayers: 2,
  layeredOptions: 100, // Both layers together.
  cascadeLayers: 4,
  cascadeImportCases: 4000,
  batchImportLines: 100,
  lineLength: 800,
  labelLength: { min: 1, max: 20 },
  labels: 500,
  richText: 500,
  broughtText: 10_000, // A text that was collected elsewhere: whole in every kind of file, 32,767 bytes in SPSS being three of each character.
  longText: 20_000, // Agreements, covers and end pages: the specification names no limit.
  imageBytes: 20 * 1024 * 1024, // S5.33; pictures of hotspots and 3D models may have more.
  largeImageBytes: 50 * 1024 * 1024,
  imageFormats: ['png', 'jpg', 'jpeg', 'gif'], // S5.32
  addressLength: 500,
  uploadFiles: 20, // Of one answer; the specification names none.
  uploadMb: 100,
  uploadPictureMb: 20,
  hotspotClicks: 50,
  exposureSeconds: { min: 0.1, max: 30 },
  scalePoints: [2, 3, 4, 5, 7, 10, 11], // S9.2
  kanoImportance: { min: 1, max: 5 }, // S9.4
  purchaseIntent: { min: 1, max: 10 }, // S9.5
  agreements: 20,
  rules: 5000,
  questions: 1000, // The specification names none; beyond this a survey is a mistake.
  // Of a whole questionnaire, which every edit walks: the widest cascade (4000 cases of four levels) and a thousand questions besides.
  partsInAll: 20_000, // Options and rows of all questions.
  textsInAll: 40_000, // Things that are translated, in each language.
} as const;
