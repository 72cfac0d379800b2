import { create } from 'zustand'

/** A bet of the chat that the player wants to follow: its picks, and the message of its card. */
export interface FollowedCard {
  gameId: string
  messageId: string
  lines: readonly { market: string; pick: string }[]
}

const followStore = create<{ card: FollowedCard | undefined }>(() => ({ card: undefined }))

/** Asks the page of the lottery to fill its slip with the picks of a card. */
export const followCard = (card: FollowedCard): void => followStore.setState({ card })

/** Calls `fill` with each card of a lottery that is to be followed, once; one that already waits comes at once. @returns stops it */
export function onFollowedCard(gameId: string, fill: (card: FollowedCard) => void): () => void {
  const take = () => {
    const { card } = followStore.getState()
    if (card?.gameId !== gameId) return
    followStore.setState({ card: undefined })
    fill(card)
  }
  take()
  return followStore.subscribe(take)
}
