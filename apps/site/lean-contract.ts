import type { Plugin } from 'vite'

const CALLS = /\/packages\/contract\/src\/calls\/[\w-]+\.ts$/
/** A call's sentence for the documents, in any kind of quotes, on its line or the next. */
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),\s*/g

/** Leaves the sentences that describe calls out of what players download: they are for docs/api.md alone. */
export function leanContract(): Plugin {
  return {
    name: 'fairground-lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CALLS },
      handler: (code) => ({ code: code.replace(SUMMARY, ''), map: null }),
    },
  }
}
