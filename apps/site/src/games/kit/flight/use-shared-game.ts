import type { BetModel, LiveMessage, SharedTerm } from '@fairground/contract'
import { toast } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localTimeOf } from '../../../calls/server-time.ts'
import { currentLocale, translateNow } from '../../../kernel/language/language.ts'
import { findDemoToken, useLoggedIn } from '../../../kernel/token.ts'
import { applyBalance } from '../../../live/apply.ts'
import { wantChannel } from '../../../live/channels.ts'
import { onLiveMessage } from '../../../live/listeners.ts'
import { useLiveStatus } from '../../../live/status.ts'
import { countBet } from '../../../player/games/seeds.ts'
import { answerSound } from '../celebration.ts'
import { waitAfter, waitOrOnline } from '../round/send-until-certain.ts'
import { playSound } from '../sound/sound.ts'
import { countRoundIn } from '../stats/stats-store.ts'
import { createFlightLoop } from './flight-loop.ts'
import { releaseWin } from './release-win.ts'
import { createSeatDriver, type SeatDriver } from './seat-driver.ts'
import { openSeatPort } from './seat-port.ts'
import type { SharedGameRules } from './shared-game-rules.ts'
import { addPast, hearShared, sharedQuery } from './shared-query.ts'
import type { SharedState } from './shared-state.ts'
import { askWhatFollows, lookAfter, lookAtReached } from './untold-ends.ts'

/** The loop, the seats, and the round of a shared game, kept up with the live channel. */
export function useSharedGame(rules: SharedGameRules) {
  const [{ loop, drivers }] = useState(() => openGame(rules))
  const gameId = rules.game.id
  const loggedIn = useLoggedIn()
  const isLive = useLiveStatus() === 'open'
  const { data: state, error, refetch } = useQuery(sharedQuery(gameId))
  const term = state?.term

  useEffect(() => wantChannel(gameId), [gameId])
  useEffect(() => onLiveMessage((message) => hear(rules, { loop, drivers }, message)), [rules, loop, drivers])
  useEffect(() => {
    loop.setSituation({ term, isLive, localTimeOf })
    if (term) for (const driver of drivers) driver.hearTerm(term)
  }, [loop, drivers, term, isLive])
  useFlightStart(loop, term)
  useEffect(() => {
    if (term?.status === 'FINISHED') addPast(gameId, term)
  }, [gameId, term])
  useOwnDecisions(drivers, state)
  useEffect(() => {
    if (findDemoToken() !== undefined) return loop.listen((frame) => lookAtReached(frame, drivers))
  }, [loop, drivers])

  // What happened while the line was away was told to nobody.
  useEffect(() => {
    if (isLive) void refetch()
    if (loggedIn) for (const driver of drivers) void driver.refresh()
  }, [isLive, loggedIn, drivers, refetch])
  return { loop, drivers, state, isLive, error, refetch }
}

export type SharedGame = ReturnType<typeof useSharedGame>
type Parts = Pick<SharedGame, 'loop' | 'drivers'>

function openGame(rules: SharedGameRules): { loop: ReturnType<typeof createFlightLoop>; drivers: SeatDriver[] } {
  const openSeat = (slot: number) =>
    createSeatDriver({
      port: openSeatPort(rules, slot),
      newKey: () => crypto.randomUUID(),
      wait: (attempt) => waitOrOnline(waitAfter(attempt)),
      waitToLook: (look) => waitOrOnline(lookAfter(look)),
      onBet: hearBet,
    })
  return {
    loop: createFlightLoop(rules.game),
    drivers: Array.from({ length: rules.game.slots }, (_, slot) => openSeat(slot)),
  }
}

/** What follows when a bet is placed or decided: the balance, its sound, and its win out of the hold. */
function hearBet(bet: BetModel): void {
  if (bet.balanceVersion > 0) applyBalance({ balance: bet.balance, version: bet.balanceVersion })
  if (bet.result === 'PENDING') {
    countBet(bet)
    playSound('bet')
  } else countRoundIn(bet)
  askWhatFollows(bet)
  if (bet.result !== 'WIN') return
  playSound(answerSound(bet), Math.min(Math.floor(bet.multiplier), 8))
  void releaseWin(bet)
}

function hear({ game }: SharedGameRules, { loop, drivers }: Parts, message: LiveMessage): void {
  const heard = hearShared(game.id, message)
  if (heard?.news?.kind === 'sync') loop.clock.sync(heard.news.flownMs, performance.now())
  if (heard?.news?.kind === 'resumed') tellResumed(heard.news.lostMs)
  if (message.type === 'bet' && message.bet.gameId === game.id) hearOwnBet(drivers, message.bet)
}

/** A flight that stood still goes on: the player is told for how long. */
function tellResumed(lostMs: number): void {
  const seconds = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(lostMs / 1000)
  toast(translateNow('flight.resumed', { seconds }), { tone: 'info' })
}

/** A bet that this page knows nothing of was placed, or stopped, on another device. */
function hearOwnBet(drivers: readonly SeatDriver[], { id, result }: { id: string; result: string }): void {
  const phases = drivers.map((driver) => driver.getState().phase)
  const isBusy = phases.some(
    (phase) => phase.name === 'placing' || (phase.name === 'riding' && phase.stop !== undefined),
  )
  const isKnown = phases.some(
    (phase) =>
      (phase.name === 'riding' && phase.bet.id === id && result === 'PENDING') ||
      ((phase.name === 'free' || phase.name === 'queued') && phase.last?.id === id),
  )
  if (isBusy || isKnown) return
  for (const driver of drivers) void driver.refresh()
}

/** The flight's clock begins with its round, and again where a pause has shifted the start. */
function useFlightStart({ clock }: Parts['loop'], term: SharedTerm | undefined): void {
  const startedAt = term?.status === 'RUNNING' ? term.startedAt : undefined
  const isPaused = term?.paused === true
  useEffect(() => {
    if (startedAt !== undefined && !isPaused) clock.begin(localTimeOf(startedAt), performance.now())
  }, [clock, startedAt, isPaused])
}

/** The news of a round decides the player's own bets as well: automatic cash-outs, and the end. */
function useOwnDecisions(drivers: readonly SeatDriver[], state: SharedState | undefined): void {
  const bets = state?.bets
  useEffect(() => {
    if (!bets) return
    for (const driver of drivers) {
      const { phase } = driver.getState()
      const told = phase.name === 'riding' ? bets.get(phase.bet.id) : undefined
      if (told) driver.hearDecision(told)
    }
  }, [drivers, bets])
}
