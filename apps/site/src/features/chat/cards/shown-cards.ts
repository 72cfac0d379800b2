import type { ChatCard } from '@fairground/contract/chat-cards'
import { create } from 'zustand'
import { readStored, store } from '../../../kernel/storage/storage.ts'

/** The kinds of cards, in the order of their switches. */
export const cardKinds = ['bet', 'result', 'closing', 'win'] as const satisfies readonly ChatCard['kind'][]
export type CardKind = (typeof cardKinds)[number]

const hiddenStore = create(() => ({ hidden: (readStored('chatHidden') ?? '').split(' ') }))

/** The kinds of cards that the player does not want to see; this device remembers them. */
export const useHiddenCards = (): readonly string[] => hiddenStore(({ hidden }) => hidden)

/** Shows cards of a kind, or no longer. */
export function setCardShown(kind: CardKind, to: 'shown' | 'hidden'): void {
  const others = hiddenStore.getState().hidden.filter((other) => other !== kind && other !== '')
  const hidden = to === 'hidden' ? [...others, kind] : others
  store('chatHidden', hidden.length > 0 ? hidden.join(' ') : undefined)
  hiddenStore.setState({ hidden })
}
