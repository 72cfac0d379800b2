/** The address of a picture that stays a file, however small. */
declare module '*.svg?no-inline' {
  const address: string
  export default address
}

/** Values that the build sets. */
interface ImportMeta {
  readonly env: {
    /** Whether this build renders pages on the server. */
    readonly SSR: boolean
  }
}
