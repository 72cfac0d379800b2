import type { Plugin } from 'vite'

const CALLS = /\/packages\/contract\/src\/calls\/[\w-]+\.ts$/
/** A call's sentence for the documents, in any kind of quotes, on its line or the next. */
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),\s*/g

/** The refusals that a call lists, as the formatter writes a list of names. */
const ERRORS = /\berrors:\s*\[[\s'\w,]*\],?/g
/** What the server alone goes by. */
const SERVERS = /\banswersWhileClosed: true,/g

/**
 * Leaves out of what players download what the site never reads of a call: its sentence and its refusals, which docs/api.md
 * lists, and what the server alone goes by.
 */
export function leanContract(): Plugin {
  return {
    name: 'fairground-lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CALLS },
      handler: (code) => ({ code: code.replace(SUMMARY, '').replace(ERRORS, '').replace(SERVERS, ''), map: null }),
    },
  }
}
