import { type ErrorRow, errors } from '@fairground/contract/errors.data'
import type { Plugin } from 'vite'

const TABLE = /\/packages\/contract\/src\/errors\.data\.ts$/

/**
 * Sends players the error catalogue as one text, a word an error: its name, what its status adds to the one before (nothing: 1),
 * and its reaction: nothing for an alert, `!` for a field's, otherwise its name. The HTTP
 * status stays with the server, and so do the errors that only staff or a provider reads.
 */
export function leanErrors(): Plugin {
  return {
    name: 'fairground-lean-errors',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: TABLE }, handler: () => ({ code: printCatalogue(), map: null }) },
  }
}

const SIGNS: Readonly<Record<string, string>> = { alert: '', field: '!' }

/** The catalogue as the source of a small module. */
export function printCatalogue(): string {
  // In the order of their statuses, most steps are 1. Of equal statuses the first in the source stays the first.
  const rows = Object.entries<ErrorRow>(errors)
    .filter(([, { readBy }]) => readBy === undefined)
    .toSorted(([, one], [, other]) => one.status - other.status)
  const words = rows.map(([name, { status, reaction }], at) => {
    const step = status - (rows[at - 1]?.[1].status ?? 0)
    const sign = SIGNS[reaction]
    return `${name}${step === 1 && sign !== undefined ? '' : step}${sign ?? reaction}`
  })
  return `let status = 0
export const errors = {}
for (const [, name, step, reaction] of ${JSON.stringify(words.join(' '))}.matchAll(/([a-z_]+)(-?\\d*)(\\S*)/g))
  errors[name] = { status: status += +(step || 1), reaction: reaction == '!' ? 'field' : reaction || 'alert' }
`
}
