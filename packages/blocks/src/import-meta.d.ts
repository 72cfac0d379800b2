/** Values that the build sets. */
interface ImportMeta {
  readonly env: {
    /** Whether this build renders pages on the server. */
    readonly SSR: boolean
  }
}
