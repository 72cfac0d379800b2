import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useMatches } from '../../../kernel/browser/use-matches.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { openPopup } from '../../../popups/popups.ts'
import { askStop, useRun } from '../autoplay/run-store.ts'
import { isFree, shownBet } from '../bet/bet-state.ts'
import { useBetStop } from '../bet-stop.ts'
import { FrameNotice } from '../frame-notice.tsx'
import bar from '../game-bar.module.css'
import { GameBar } from '../game-bar.tsx'
import { useGameKeys } from '../keys/use-game-keys.ts'
import { type GameSettings, settingsQuery } from '../settings.ts'
import { takeFocus } from '../take-focus.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { BetSlot, SlotChoice } from './bet-slot.tsx'
import layout from './flight-layout.module.css'
import { FlightSkeleton } from './flight-skeleton.tsx'
import { FlightStage } from './flight-stage.tsx'
import { LiveTable } from './live-table.tsx'
import type { MultiplayerGameRules } from './multiplayer-game-rules.ts'
import type { PastRound } from './multiplayer-query.ts'
import { PointStrip } from './point-strip.tsx'
import { RoundSeal } from './round-seal.tsx'
import { TargetFacts } from './target-facts.tsx'
import { TopWinsList } from './top-wins-list.tsx'
import { useFlightSounds } from './use-flight-sounds.ts'
import { type MultiplayerGame as Game, useMultiplayerGame } from './use-multiplayer-game.ts'
import { type Slot, useSlot } from './use-slot.ts'

const BetsPanel = lazyPart(() => import('../bets/bets-panel.tsx'), 'BetsPanel')
const FlightCards = lazyPart(() => import('./flight-cards.tsx'), 'FlightCards')
const FlightHelp = lazyPart(() => import('./flight-help.tsx'), 'FlightHelp')
const PointPopup = lazyPart(() => import('./point-popup.tsx'), 'PointPopup')
const PointsPopup = lazyPart(() => import('./points-popup.tsx'), 'PointsPopup')
const FairnessPopup = lazyPart(() => import('../../../fairness/fairness-popup.tsx'), 'FairnessPopup')

/** A whole multiplayer game in its frame page, from its rules. */
export function MultiplayerGame({ rules }: { rules: MultiplayerGameRules }) {
  const { data: settings, isError, refetch } = useQuery(settingsQuery(rules.game.id))
  if (settings) return <OpenGame rules={rules} settings={settings} />
  if (isError) return <FrameNotice kind="unreachable" onAgain={() => void refetch()} />
  return <FlightSkeleton />
}

function OpenGame({ rules, settings }: { rules: MultiplayerGameRules; settings: GameSettings }) {
  const game = useMultiplayerGame(rules)
  if (!game.state && game.error) return <FrameNotice kind={noticeOf(game.error)} onAgain={() => void game.refetch()} />
  return Math.min(rules.game.slots, settings.jurisdiction.betSlots) === 1 ? (
    <OneSlot rules={rules} settings={settings} game={game} />
  ) : (
    <TwoSlots rules={rules} settings={settings} game={game} />
  )
}

const noticeOf = (error: Error) =>
  error instanceof CallError && error.errorName === 'no_round_yet' ? 'preparing' : 'unreachable'

interface PlayedProps {
  rules: MultiplayerGameRules
  settings: GameSettings
  game: Game
}

function OneSlot(props: PlayedProps) {
  const [driver] = props.game.drivers
  if (!driver) throw new RangeError('a multiplayer game without a slot')
  const slot = useSlot(driver, props.settings, 0)
  return <Played {...props} slots={[slot]} />
}

function TwoSlots(props: PlayedProps) {
  const [first, second] = props.game.drivers
  if (!first || !second) throw new RangeError('a multiplayer game without two slots')
  const slots = [useSlot(first, props.settings, 0), useSlot(second, props.settings, 1)]
  return <Played {...props} slots={slots} />
}

/** The frame has room for the cards under its picture (flight-layout.module.css). */
const ROOM_FOR_CARDS = '(width >= 620px) and (height >= 640px)'

type Popup = { name: 'help' } | { name: 'fairness' } | { name: 'points' } | { name: 'point'; round: PastRound }

function Played({ rules, settings, game, slots }: PlayedProps & { slots: readonly Slot[] }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const hasCards = useMatches(ROOM_FOR_CARDS)
  const [chosenSlot, setChosenSlot] = useState(0)
  const [popup, setPopup] = useState<Popup>()
  const { loop, state } = game
  const own = useOwnBets(slots)
  const run = useRun()
  const stop = useBetStop()
  useFlightSounds(loop, rules)
  useBackCloses(popup !== undefined, () => setPopup(undefined))

  const act = (slot: Slot) => {
    if (!loggedIn) return openPopup({ name: 'login' })
    if (run && slot.slot === 0) return askStop()
    const { phase } = slot.state
    if (phase.name === 'open') {
      const { phase: flight, flownMs, hundredths } = loop.frame
      if ((flight === 'flying' || flight === 'still') && hundredths > 100) slot.driver.step({ flownMs, hundredths })
    } else if (settings.enabled && navigator.onLine && stop === undefined) slot.bet()
  }
  const slot = slots[chosenSlot]
  const canChange = slot && (isFree(slot.state.phase) || slot.state.phase.name === 'loading')
  const keys = {
    act: () => slot && act(slot),
    half: () => canChange && slot.stake.step('half'),
    double: () => canChange && slot.stake.step('double'),
    help: () => setPopup({ name: 'help' }),
  }
  const gameKeys = {
    acts: keys,
    board: { hasArrows: false, digits: slots.length > 1 ? slots.length : 0, digitsDo: 'flight.keySlot' as const },
  }
  useGameKeys(gameKeys)
  return (
    <div className={layout.frame}>
      <main
        ref={takeFocus}
        tabIndex={-1}
        aria-label={t(rules.name)}
        className={`${layout.game} outline-none`}
        data-slots={slots.length}
      >
        <div className={`${layout.bar} ${bar.sticky}`}>
          <GameBar
            gameId={rules.game.id}
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
          <FlightStage rules={rules} game={game} slots={slots} own={own} />
          {hasCards && (
            <Suspense fallback={<div className={layout.cards} />}>
              <FlightCards gameId={rules.game.id} settings={settings} />
            </Suspense>
          )}
        </div>
        <div className={layout.slots}>
          {slots.length > 1 && <SlotChoice count={slots.length} chosenSlot={chosenSlot} onChoose={setChosenSlot} />}
          {slots.map((slotSlot) => (
            <BetSlot
              key={slotSlot.slot}
              gameId={rules.game.id}
              loop={loop}
              slot={slotSlot}
              settings={settings}
              loggedIn={loggedIn}
              isChosen={slots.length > 1 && slotSlot.slot === chosenSlot}
              onAct={() => act(slotSlot)}
              onChoose={() => setChosenSlot(slotSlot.slot)}
            />
          ))}
          {state && slots.length === 1 && <RoundSeal term={state.term} />}
        </div>
        <section aria-label={t('flight.around')} ref={reachable} className={layout.extras}>
          {slot && slots.length > 1 && (
            <div data-odds="">
              <p className="mb-1.5 text-xs text-muted">{t('flight.slot', { number: slot.slot + 1 })}</p>
              <TargetFacts slot={slot} settings={settings} />
            </div>
          )}
          <Suspense fallback={<LiveTable state={state} own={own} />}>
            <BetsPanel
              gameId={rules.game.id}
              round={<LiveTable state={state} own={own} />}
              top={<TopWinsList gameId={rules.game.id} state={state} />}
            />
          </Suspense>
          {state && slots.length > 1 && <RoundSeal term={state.term} />}
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
function useOwnBets(slots: readonly Slot[]): readonly BetModel[] {
  const [first, second] = slots.map(({ state }) => shownBet(state))
  return useMemo(() => [first, second].filter((bet) => bet !== undefined), [first, second])
}
