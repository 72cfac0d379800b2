import { create } from 'zustand'

/** A slip that the chat asks the page of a lottery to fill in: typed bets, or the picks of a card that the player follows. */
export interface WishedSlip {
  gameId: string
  /** Without a stake: the one that is chosen on the page. */
  lines: readonly { market: string; pick: string; stake?: string }[]
  /** The message of the card that is followed. */
  follows?: string
}

const wishStore = create<{ wish: WishedSlip | undefined }>(() => ({ wish: undefined }))

/** Asks the page of the lottery to fill its slip. */
export const wishSlip = (wish: WishedSlip): void => wishStore.setState({ wish })

/** Calls `fill` with each slip that is wished for a lottery, once; one that already waits comes at once. @returns stops it */
export function onWishedSlip(gameId: string, fill: (wish: WishedSlip) => void): () => void {
  const take = () => {
    const { wish } = wishStore.getState()
    if (wish?.gameId !== gameId) return
    wishStore.setState({ wish: undefined })
    fill(wish)
  }
  take()
  return wishStore.subscribe(take)
}
