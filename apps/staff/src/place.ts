import type { Permission } from '@fairground/contract/permissions'
import { SWITCH_KINDS } from '@fairground/contract/switches'
import { useSyncExternalStore } from 'react'

/** The screens. */
export const SCREENS = ['withdrawals', 'documents', 'cases', 'support', 'switches', 'payments'] as const
/** A screen. */
export type Screen = (typeof SCREENS)[number]

/** What a key must be allowed to for each screen. */
export const READS: Readonly<Record<Screen, Permission>> = {
  withdrawals: 'withdrawals.read',
  documents: 'documents.read',
  cases: 'cases.read',
  support: 'support.read',
  switches: 'switches.read',
  payments: 'payments.read',
}

/** Where the person is: a screen, a list of it, and the row that is open in it. */
export interface Place {
  screen: Screen
  list: string
  id: string
}

/** The lists of each screen, the first one first. */
export const LISTS = {
  withdrawals: ['review', 'sent', 'closed'],
  documents: ['REVIEW', 'MORE', 'DONE', 'REFUSED'],
  cases: ['open', 'all'],
  support: ['waiting', 'mine', 'open', 'complaints', 'solved'],
  switches: SWITCH_KINDS,
  payments: ['recharge', 'withdraw', 'currencies'],
} as const satisfies Record<Screen, readonly string[]>

/** Reads a place from the fragment of an address, `#withdrawals/review/<id>`; what is unknown becomes the first there is. */
export function parsePlace(hash: string): Place {
  const [screenName, listName, id = ''] = hash.replace(/^#/, '').split('/')
  const screen = SCREENS.find((name) => name === screenName) ?? SCREENS[0]
  const lists: readonly string[] = LISTS[screen]
  const isList = screen === screenName && listName !== undefined && lists.includes(listName)
  return { screen, list: isList ? listName : (lists[0] ?? ''), id: isList ? id : '' }
}

/** The fragment of a place. */
export function printPlace({ screen, list, id }: Place): string {
  return `#${[screen, list, id].filter((part) => part !== '').join('/')}`
}

/** The first place of a screen. */
export const placeOf = (screen: Screen): Place => ({ screen, list: LISTS[screen][0], id: '' })

/** Goes to a place. */
export function goTo(place: Place): void {
  location.hash = printPlace(place)
}

/** The place that the address names. */
export function usePlace(): Place {
  return parsePlace(
    useSyncExternalStore(
      (listener) => {
        addEventListener('hashchange', listener)
        return () => removeEventListener('hashchange', listener)
      },
      () => location.hash,
    ),
  )
}
