import { calls } from '@fairground/contract/calls/list'
import { type ErrorName, errors } from '@fairground/contract/errors.data'
import type { Plugin } from 'vite'

const TABLE = /\/packages\/contract\/src\/errors\.data\.ts$/

/**
 * Sends players the error catalogue as one text, a word an error: its name, what its status adds to the one before (nothing: 1),
 * and its reaction: nothing for an alert, `!` for a field's, otherwise its name. The HTTP status stays with the server, and so do
 * the refusals of staff's calls alone.
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

/** Where the refusals of one area begin; those below may come from any call. */
const FIRST_OF_AREAS = 2_000

/** Whether players can get a refusal: not one of an area that only calls of staff and providers name. */
export function isForPlayers(name: ErrorName): boolean {
  const namingCalls = calls.filter((call) => call.errors.includes(name))
  const isOfOthers =
    namingCalls.length > 0 && namingCalls.every(({ access }) => access === 'staff' || access === 'provider')
  return errors[name].status < FIRST_OF_AREAS || !isOfOthers
}

/** The catalogue as the source of a small module. */
export function printCatalogue(): string {
  // In the order of their statuses, most steps are 1. Of equal statuses the first in the source stays the first.
  const names = (Object.keys(errors) as ErrorName[])
    .filter(isForPlayers)
    .toSorted((one, other) => errors[one].status - errors[other].status)
  const words = names.map((name, at) => {
    const { status, reaction } = errors[name]
    const previousName = names[at - 1]
    const step = status - (previousName === undefined ? 0 : errors[previousName].status)
    const sign = SIGNS[reaction]
    return `${name}${step === 1 && sign !== undefined ? '' : step}${sign ?? reaction}`
  })
  return `let status = 0
export const errors = {}
for (const [, name, step, reaction] of ${JSON.stringify(words.join(' '))}.matchAll(/([a-z_]+)(-?\\d*)(\\S*)/g))
  errors[name] = { status: status += +(step || 1), reaction: reaction == '!' ? 'field' : reaction || 'alert' }
`
}
