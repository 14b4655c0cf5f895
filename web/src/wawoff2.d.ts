// What tests use of a package that brings no types.

declare module 'wawoff2' {
  /** A font as it was before it was packed. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
