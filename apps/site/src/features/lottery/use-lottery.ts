import type { LotteryGame } from '@fairground/contract/lottery'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { finishHeld, finishHeldOfBefore, keepHeldWins } from '../../games/kit/held-wins.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { wantChannel } from '../../live/channels.ts'
import { onLiveMessage } from '../../live/listeners.ts'
import { useLiveStatus } from '../../live/status.ts'
import { watchTerms } from '../../live/terms.ts'
import { hearLottery, lotteryQuery, resultsQuery } from './lottery-query.ts'
import { type LotteryState, latestDecided, slipsOf } from './lottery-state.ts'
import { useDraw } from './use-draw.ts'

/** Without a live connection the page asks so often. */
const POLL_MS = 3_000
/** Settling a term takes a moment. */
const UNSETTLED_MS = 700

/** The state of a lottery, kept up to date for as long as the component is mounted. */
export function useLotteryState(gameId: string) {
  const loggedIn = useLoggedIn()
  const isLive = useLiveStatus() === 'open'
  const query = useQuery(lotteryQuery(gameId))
  const { refetch } = query
  useEffect(() => wantChannel(`game:${gameId}`), [gameId])
  useEffect(() => onLiveMessage((message) => hearLottery(gameId, message)), [gameId])
  useEffect(() => {
    const stale = () => void queryClient.invalidateQueries({ queryKey: lotteryQuery(gameId).queryKey })
    return watchTerms(gameId, { onNew: () => undefined, onFinished: stale })
  }, [gameId])
  // No message arrived while the connection was down.
  useEffect(() => {
    void refetch()
    if (isLive) return
    const timer = setInterval(() => void refetch(), POLL_MS)
    return () => clearInterval(timer)
  }, [isLive, refetch])
  useEffect(() => {
    if (loggedIn) void refetch()
  }, [loggedIn, refetch])
  return query
}

/** The draw on the stage, the wins of which are released once it has been shown. */
export function useShownDraw(game: LotteryGame, state: LotteryState) {
  const { gameId } = game
  const show = useDraw(latestDecided(state), game.showSeconds)
  const { shown, drawing } = show
  const shownId = shown?.id
  useEffect(() => {
    const stopKeeping = keepHeldWins()
    void finishHeldOfBefore()
    return stopKeeping
  }, [])
  useEffect(() => {
    if (shownId !== undefined) void queryClient.invalidateQueries({ queryKey: resultsQuery(gameId).queryKey })
  }, [gameId, shownId])
  const slips = shownId === undefined ? [] : slipsOf(state, shownId)
  const isUnsettled = !drawing && slips.some(({ result }) => result === 'PENDING')
  useEffect(() => {
    if (!isUnsettled) return
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: lotteryQuery(gameId).queryKey }),
      UNSETTLED_MS,
    )
    return () => clearInterval(timer)
  }, [gameId, isUnsettled])
  const heldIds = slips.flatMap(({ id, held }) => (held ? [id] : [])).join()
  useEffect(() => {
    for (const id of heldIds === '' ? [] : heldIds.split(',')) void finishHeld(id)
  }, [heldIds])
  return { ...show, slips }
}
