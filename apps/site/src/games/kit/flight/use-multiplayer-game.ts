import type { LiveMessage } from '@fairground/contract/live'
import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { BetModel } from '@fairground/contract/round'
import { toast } from '@fairground/ui/toast-store'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localTimeOf } from '../../../calls/server-time.ts'
import { waitForNetwork, waitOrOnline } from '../../../calls/wait-or-online.ts'
import { currentLocale, translateNow } from '../../../kernel/language/language.ts'
import { findDemoToken, useLoggedIn } from '../../../kernel/token.ts'
import { wantChannel } from '../../../live/channels.ts'
import { onLiveMessage } from '../../../live/listeners.ts'
import { useLiveStatus } from '../../../live/status.ts'
import { countBet } from '../../../player/games/seeds.ts'
import { playAnswerSound } from '../answer-effects.ts'
import { findEnded, isSending, shownBet } from '../bet/bet-state.ts'
import { createBetDriver } from '../bet/driver.ts'
import { flightKind, type SlotDriver, takeDecision, takeTerm } from '../bet/flight-kind.ts'
import { applyBetBalance, finishHeld } from '../held-wins.ts'
import type { FlightSounds } from '../sound/notes.ts'
import { playSound } from '../sound/sound.ts'
import { countRound } from '../stats/stats-store.ts'
import { checkReachedTargets, lookDelay, refreshAfterDemoBet } from './demo-bet-ends.ts'
import { createFlightLoop } from './flight-loop.ts'
import type { MultiplayerGameRules } from './multiplayer-game-rules.ts'
import { addPast, hearMultiplayer, multiplayerQuery } from './multiplayer-query.ts'
import type { MultiplayerState } from './multiplayer-state.ts'

/** The loop, the slots, and the round of a multiplayer game, updated from the WebSocket. */
export function useMultiplayerGame(rules: MultiplayerGameRules) {
  const [{ loop, drivers }] = useState(() => openGame(rules))
  const gameId = rules.game.id
  const loggedIn = useLoggedIn()
  const isLive = useLiveStatus() === 'open'
  const { data: state, error, refetch } = useQuery(multiplayerQuery(gameId))
  const term = state?.term

  useEffect(() => wantChannel(gameId), [gameId])
  useEffect(() => onLiveMessage((message) => takeMessage(rules, { loop, drivers }, message)), [rules, loop, drivers])
  useEffect(() => {
    loop.setSituation({ term, isLive, localTimeOf })
    if (term) for (const driver of drivers) takeTerm(driver, term)
  }, [loop, drivers, term, isLive])
  useFlightStart(loop, term)
  useEffect(() => {
    if (term?.status === 'FINISHED') addPast(gameId, term)
  }, [gameId, term])
  useOwnDecisions(drivers, state)
  useEffect(() => {
    if (findDemoToken() !== undefined) return loop.listen((frame) => checkReachedTargets(frame, drivers))
  }, [loop, drivers])

  // No message arrived while the WebSocket was closed.
  useEffect(() => {
    if (isLive) void refetch()
    if (loggedIn) for (const driver of drivers) void driver.refresh()
  }, [isLive, loggedIn, drivers, refetch])
  return { loop, drivers, state, isLive, error, refetch }
}

export type MultiplayerGame = ReturnType<typeof useMultiplayerGame>
type Parts = Pick<MultiplayerGame, 'loop' | 'drivers'>

function openGame(rules: MultiplayerGameRules): { loop: ReturnType<typeof createFlightLoop>; drivers: SlotDriver[] } {
  const openSlot = (slot: number): SlotDriver =>
    createBetDriver(flightKind(rules.game, slot), {
      newKey: () => crypto.randomUUID(),
      wait: waitOrOnline,
      waitToLook: (look) => waitForNetwork(lookDelay(look)),
      onAnswer: (bet) => followBet(bet, rules.sounds),
      onEnd: (bet) => followBet(bet, rules.sounds),
    })
  return {
    loop: createFlightLoop(rules.game),
    drivers: Array.from({ length: rules.game.slots }, (_, slot) => openSlot(slot)),
  }
}

/** Follows a placed or decided bet: updates the balance, plays the sound, and releases the win from its hold. */
function followBet(bet: BetModel, sounds: FlightSounds): void {
  applyBetBalance(bet)
  if (bet.result === 'PENDING') {
    countBet(bet)
    playSound(sounds.bet)
  } else countRound(bet)
  refreshAfterDemoBet(bet)
  if (bet.result !== 'WIN') return
  playAnswerSound(bet, sounds)
  void releaseWin(bet)
}

function takeMessage({ game }: MultiplayerGameRules, { loop, drivers }: Parts, message: LiveMessage): void {
  const gameNews = hearMultiplayer(game.id, message)
  if (gameNews?.news?.kind === 'sync') loop.clock.sync(gameNews.news.flownMs, performance.now())
  if (gameNews?.news?.kind === 'resumed') announceResume(gameNews.news.lostMs)
  if (message.type === 'bet' && message.bet.gameId === game.id) refreshForOwnBet(drivers, message.bet)
}

/** Tells the player how long a resumed flight was paused. */
function announceResume(lostMs: number): void {
  const seconds = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(lostMs / 1000)
  toast(translateNow('flight.resumed', { seconds }), { tone: 'info' })
}

/** Refreshes the slots if another device has placed or stopped a bet. */
function refreshForOwnBet(drivers: readonly SlotDriver[], { id, result }: { id: string; result: string }): void {
  const states = drivers.map((driver) => driver.getState())
  const isKnown = states.some((state) => (result === 'PENDING' ? shownBet(state) : findEnded(state)?.bet)?.id === id)
  if (isKnown || states.some(isSending)) return
  for (const driver of drivers) void driver.refresh()
}

/** Starts the flight's clock with its round, and again after a pause has shifted the start. */
function useFlightStart({ clock }: Parts['loop'], term: MultiplayerTerm | undefined): void {
  const startedAt = term?.status === 'RUNNING' ? term.startedAt : undefined
  const isPaused = term?.paused === true
  useEffect(() => {
    if (startedAt !== undefined && !isPaused) clock.begin(localTimeOf(startedAt), performance.now())
  }, [clock, startedAt, isPaused])
}

/** Applies the news of a round to the player's own bets: automatic cash-outs, and the end. */
function useOwnDecisions(drivers: readonly SlotDriver[], state: MultiplayerState | undefined): void {
  const bets = state?.bets
  useEffect(() => {
    if (!bets) return
    for (const driver of drivers) {
      const { phase } = driver.getState()
      const multiplayerBet = phase.name === 'open' ? bets.get(phase.bet.id) : undefined
      if (multiplayerBet) takeDecision(driver, multiplayerBet)
    }
  }, [drivers, bets])
}

/** A win counts up for a moment; then it leaves the hold. */
const SHOWN_MS = 700

/** Moves a win out of its hold once it was shown. */
async function releaseWin({ id, held, result }: Pick<BetModel, 'id' | 'held' | 'result'>): Promise<void> {
  if (!held || result !== 'WIN') return
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
  await finishHeld(id)
}
