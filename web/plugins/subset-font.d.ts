declare module 'subset-font' {
  /** A font with these letters only. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
