import { CallError } from '@fairground/contract/envelope'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { openPopup } from '../../../popups/popups.ts'
import { askStop, useRun } from '../autoplay/run-store.ts'
import { FrameNotice } from '../frame-notice.tsx'
import bar from '../game-bar.module.css'
import { GameBar } from '../game-bar.tsx'
import { useGameKeys } from '../keys/use-game-keys.ts'
import { type GameSettings, settingsQuery } from '../settings.ts'
import { takeFocus } from '../take-focus.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { BetSeat, SeatChoice } from './bet-seat.tsx'
import layout from './flight-layout.module.css'
import { FlightSkeleton } from './flight-skeleton.tsx'
import { FlightStage } from './flight-stage.tsx'
import { LiveTable } from './live-table.tsx'
import { PointStrip } from './point-strip.tsx'
import { RoundSeal } from './round-seal.tsx'
import { type LastBet, shownSeatBet } from './seat-state.ts'
import type { SharedGameRules } from './shared-game-rules.ts'
import type { PastRound } from './shared-query.ts'
import { TargetFacts } from './target-facts.tsx'
import { TopWinsList } from './top-wins-list.tsx'
import { useFlightSounds } from './use-flight-sounds.ts'
import { type Seat, useSeat } from './use-seat.ts'
import { type SharedGame as Game, useSharedGame } from './use-shared-game.ts'

const BetsPanel = lazyPart(() => import('../bets/bets-panel.tsx'), 'BetsPanel')
const FlightHelp = lazyPart(() => import('./flight-help.tsx'), 'FlightHelp')
const PointPopup = lazyPart(() => import('./point-popup.tsx'), 'PointPopup')
const PointsPopup = lazyPart(() => import('./points-popup.tsx'), 'PointsPopup')
const FairnessPopup = lazyPart(() => import('../../../fairness/fairness-popup.tsx'), 'FairnessPopup')

/** A whole multiplayer game in its frame page, from its rules. */
export function SharedGame({ rules }: { rules: SharedGameRules }) {
  const { data: settings, isError, refetch } = useQuery(settingsQuery(rules.game.id))
  if (settings) return <OpenGame rules={rules} settings={settings} />
  if (isError) return <FrameNotice kind="unreachable" onAgain={() => void refetch()} />
  return <FlightSkeleton />
}

function OpenGame({ rules, settings }: { rules: SharedGameRules; settings: GameSettings }) {
  const game = useSharedGame(rules)
  if (!game.state && game.error) return <FrameNotice kind={noticeOf(game.error)} onAgain={() => void game.refetch()} />
  return Math.min(rules.game.slots, settings.jurisdiction.betSlots) === 1 ? (
    <OneSeat rules={rules} settings={settings} game={game} />
  ) : (
    <TwoSeats rules={rules} settings={settings} game={game} />
  )
}

const noticeOf = (error: Error) =>
  error instanceof CallError && error.errorName === 'no_round_yet' ? 'preparing' : 'unreachable'

interface PlayedProps {
  rules: SharedGameRules
  settings: GameSettings
  game: Game
}

function OneSeat(props: PlayedProps) {
  const [driver] = props.game.drivers
  if (!driver) throw new RangeError('a shared game without a seat')
  const seat = useSeat(driver, props.settings, 0)
  return <Played {...props} seats={[seat]} />
}

function TwoSeats(props: PlayedProps) {
  const [first, second] = props.game.drivers
  if (!first || !second) throw new RangeError('a shared game without two seats')
  const seats = [useSeat(first, props.settings, 0), useSeat(second, props.settings, 1)]
  return <Played {...props} seats={seats} />
}

type Popup = { name: 'help' } | { name: 'fairness' } | { name: 'points' } | { name: 'point'; round: PastRound }

function Played({ rules, settings, game, seats }: PlayedProps & { seats: readonly Seat[] }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const [chosenSlot, setChosenSlot] = useState(0)
  const [popup, setPopup] = useState<Popup>()
  const { loop, state } = game
  const own = useOwnBets(seats)
  const run = useRun()
  useFlightSounds(loop, rules)
  useBackCloses(popup !== undefined, () => setPopup(undefined))

  const act = (seat: Seat) => {
    if (!loggedIn) return openPopup({ name: 'login' })
    if (run && seat.slot === 0) return askStop()
    const { phase } = seat.state
    if (phase.name === 'riding') {
      const { phase: flight, flownMs, hundredths } = loop.frame
      if ((flight === 'flying' || flight === 'still') && hundredths > 100) seat.driver.stop({ flownMs, hundredths })
    } else if (settings.enabled && navigator.onLine) seat.bet()
  }
  const seat = seats[chosenSlot]
  const isFree = seat?.state.phase.name === 'free' || seat?.state.phase.name === 'loading'
  const keys = {
    act: () => seat && act(seat),
    half: () => isFree && seat.stake.step('half'),
    double: () => isFree && seat.stake.step('double'),
    help: () => setPopup({ name: 'help' }),
  }
  const gameKeys = {
    acts: keys,
    board: { hasArrows: false, digits: seats.length > 1 ? seats.length : 0, digitsDo: 'flight.keySeat' as const },
  }
  useGameKeys(gameKeys)
  return (
    <div className={layout.frame}>
      <main
        ref={takeFocus}
        tabIndex={-1}
        aria-label={t(rules.name)}
        className={`${layout.game} outline-none`}
        data-seats={seats.length}
      >
        <div className={`${layout.bar} ${bar.sticky}`}>
          <GameBar
            name={t(rules.name)}
            onFairness={() => setPopup({ name: 'fairness' })}
            onHelp={() => setPopup({ name: 'help' })}
          />
        </div>
        <div className={layout.picture}>
          <PointStrip
            gameId={rules.game.id}
            onOpen={(round) => setPopup({ name: 'point', round })}
            onChart={() => setPopup({ name: 'points' })}
          />
          <FlightStage rules={rules} game={game} seats={seats} own={own} />
        </div>
        <div className={layout.seats}>
          {seats.length > 1 && <SeatChoice count={seats.length} chosenSlot={chosenSlot} onChoose={setChosenSlot} />}
          {seats.map((slotSeat) => (
            <BetSeat
              key={slotSeat.slot}
              gameId={rules.game.id}
              loop={loop}
              seat={slotSeat}
              settings={settings}
              loggedIn={loggedIn}
              isChosen={seats.length > 1 && slotSeat.slot === chosenSlot}
              onAct={() => act(slotSeat)}
              onChoose={() => setChosenSlot(slotSeat.slot)}
            />
          ))}
          {state && seats.length === 1 && <RoundSeal term={state.term} />}
        </div>
        <section aria-label={t('flight.around')} ref={reachable} className={layout.extras}>
          {seat && seats.length > 1 && (
            <div data-odds="">
              <p className="mb-1.5 text-xs text-muted">{t('flight.seat', { number: seat.slot + 1 })}</p>
              <TargetFacts seat={seat} settings={settings} />
            </div>
          )}
          <Suspense fallback={<LiveTable state={state} own={own} />}>
            <BetsPanel
              gameId={rules.game.id}
              round={<LiveTable state={state} own={own} />}
              top={<TopWinsList gameId={rules.game.id} state={state} />}
            />
          </Suspense>
          {state && seats.length > 1 && <RoundSeal term={state.term} />}
        </section>
      </main>
      <Suspense>
        {popup?.name === 'help' && <FlightHelp rules={rules} game={gameKeys} onClose={() => setPopup(undefined)} />}
        {popup?.name === 'fairness' && <FairnessPopup onClose={() => setPopup(undefined)} />}
        {popup?.name === 'points' && <PointsPopup gameId={rules.game.id} onClose={() => setPopup(undefined)} />}
        {popup?.name === 'point' && <PointPopup round={popup.round} onClose={() => setPopup(undefined)} />}
      </Suspense>
    </div>
  )
}

/** Lets the keyboard scroll a region that scrolls by itself. */
function reachable(region: HTMLElement | null): void {
  if (region) region.tabIndex = 0
}

/** The bets that the slots show; the same list while they are the same bets. */
function useOwnBets(seats: readonly Seat[]): readonly LastBet[] {
  const [first, second] = seats.map(({ state }) => shownSeatBet(state))
  return useMemo(() => [first, second].filter((bet) => bet !== undefined), [first, second])
}
