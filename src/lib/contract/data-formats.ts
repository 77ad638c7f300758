/** The forms in which a player takes their data along: one JSON document, or a CSV file a kind. */
export const dataFormats = ['json', 'csv'] as const;
