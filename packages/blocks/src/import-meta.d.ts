/** What the build says of itself. */
interface ImportMeta {
  readonly env: {
    /** Whether this is what the server draws pages with. */
    readonly SSR: boolean
  }
}
