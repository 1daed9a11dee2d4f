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
  longText: 20_000, // Agreements, covers and end pages: the specification names no limit.
  agreements: 20,
  rules: 5000,
  questions: 1000, // The specification names none; beyond this a survey is a mistake.
} as const;
