import { create } from 'zustand'

/** A slip that the chat asks the page of a lottery to fill in: typed bets, or the picks of a card that the player follows. */
export interface SlipRequest {
  gameId: string
  /** Without a stake: the one that is chosen on the page. */
  lines: readonly { market: string; pick: string; stake?: string }[]
  /** The message of the card that is followed. */
  follows?: string
}

const requestStore = create<{ request: SlipRequest | undefined }>(() => ({ request: undefined }))

/** Asks the page of the lottery to fill its slip. */
export const requestSlip = (request: SlipRequest): void => requestStore.setState({ request })

/** Calls `fill` with each slip that is requested for a lottery, once; one that already waits comes at once. @returns stops it */
export function onSlipRequest(gameId: string, fill: (request: SlipRequest) => void): () => void {
  const take = () => {
    const { request } = requestStore.getState()
    if (request?.gameId !== gameId) return
    requestStore.setState({ request: undefined })
    fill(request)
  }
  take()
  return requestStore.subscribe(take)
}
