/** The package comes without types: what of it is used here. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
