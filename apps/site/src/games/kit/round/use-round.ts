import type { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { waitOrOnline } from '../../../calls/wait-or-online.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { onLiveMessage } from '../../../live/listeners.ts'
import { useLiveStatus } from '../../../live/status.ts'
import { isSending } from '../bet/bet-state.ts'
import { createBetDriver } from '../bet/driver.ts'
import { type RoundDriver, type RoundState, roundKind, type SendMove } from '../bet/round-kind.ts'
import { applyBetBalance } from '../held-wins.ts'
import { settingsQuery } from '../settings.ts'

/** A live message this soon after an answer on this page is about that answer. */
const OWN_ECHO_MS = 2_000

/** The parts of a game's round. All of them stay the same while the game is open. */
export interface RoundGame {
  gameId: string
  /** Without it, the game's bets are over with their answers. */
  sendMove?: SendMove
  /** Called with each answer of the server. */
  onAnswer: (bet: BetModel) => void
}

/**
 * The player's round of a stepped game. The hook loads it at the start, after a login or a reconnect, and when a live
 * message reports a move on another device.
 */
export function useRound(game: RoundGame): { state: RoundState; driver: RoundDriver } {
  const [{ driver, isEcho }] = useState(() => startDriver(game))
  const state = useSyncExternalStore(driver.subscribe, driver.getState)
  const { gameId } = game
  const loggedIn = useLoggedIn()
  const connected = useLiveStatus() === 'open'

  useEffect(() => {
    if (loggedIn) void driver.refresh()
  }, [driver, loggedIn])

  useEffect(() => {
    if (connected) void driver.refresh()
  }, [driver, connected])

  useEffect(
    () =>
      onLiveMessage((message) => {
        const isOtherDevice = message.type === 'bet' && message.bet.gameId === gameId && !isEcho(message.bet.id)
        if (isOtherDevice || message.type === 'resync') void driver.refresh()
      }),
    [driver, gameId, isEcho],
  )
  return { state, driver }
}

function startDriver({ gameId, sendMove, onAnswer }: RoundGame) {
  let lastAnswer: { id: string; at: number } | undefined
  const driver: RoundDriver = createBetDriver(roundKind(gameId, sendMove), {
    newKey: () => crypto.randomUUID(),
    wait: waitOrOnline,
    onAnswer: (bet) => {
      lastAnswer = { id: bet.id, at: performance.now() }
      applyBetBalance(bet)
      onAnswer(bet)
    },
    onRefusal: (error) => followMaintenance(error, gameId),
  })
  const isEcho = (betId: string) =>
    isSending(driver.getState()) || (lastAnswer?.id === betId && performance.now() - lastAnswer.at < OWN_ECHO_MS)
  return { driver, isEcho }
}

/** Reloads the settings, so that a game in maintenance shows it. */
function followMaintenance({ errorName }: CallError, gameId: string): void {
  if (errorName === 'game_maintenance') void queryClient.invalidateQueries({ queryKey: settingsQuery(gameId).queryKey })
}
