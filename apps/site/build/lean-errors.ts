import { calls } from '@fairground/contract/calls/list'
import { type ErrorName, errors } from '@fairground/contract/errors.data'
import type { Plugin } from 'vite'

const TABLE = /\/packages\/contract\/src\/errors\.data\.ts$/

/**
 * Sends players the error catalogue as one text: of each error its name, what its status adds to the one before, and its
 * reaction where it is not an alert. The HTTP status stays with the server, and so do the errors that no call of players names
 * while one of staff or of a provider does.
 */
export function leanErrors(): Plugin {
  return {
    name: 'fairground-lean-errors',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: TABLE }, handler: () => ({ code: printCatalogue(), map: null }) },
  }
}

/** The catalogue as the source of a small module. */
export function printCatalogue(): string {
  const names = playersErrors()
  const rows = names.map((name, at) => {
    const { status, reaction } = errors[name]
    const previousName = names[at - 1]
    const step = status - (previousName === undefined ? 0 : errors[previousName].status)
    return [name, step === 1 ? '' : String(step), reaction === 'alert' ? '' : reaction].join(' ').trimEnd()
  })
  return `let status = 0
export const errors = Object.fromEntries(${JSON.stringify(rows.join(','))}.split(',').map((row) => {
  const [name, step, reaction] = row.split(' ')
  status += Number(step || 1)
  return [name, { status, reaction: reaction || 'alert' }]
}))
`
}

/** The errors that a player can get, in the catalogue's order. */
export function playersErrors(): ErrorName[] {
  const namedBy = (isOurs: boolean) =>
    new Set(
      calls
        .filter(({ access }) => (access === 'user' || access === 'anyone') === isOurs)
        .flatMap((call) => call.errors),
    )
  const [ours, others] = [namedBy(true), namedBy(false)]
  return (Object.keys(errors) as ErrorName[]).filter((name) => ours.has(name) || !others.has(name))
}
