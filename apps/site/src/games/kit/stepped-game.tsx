import { Button } from '@fairground/ui/button'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { countBet } from '../../player/games/seeds.ts'
import { openPopup } from '../../popups/popups.ts'
import { finishReveal, playAnswerSound } from './answer-effects.ts'
import { AutoplayEntry } from './autoplay/autoplay-entry.tsx'
import { askStop, useRun } from './autoplay/run-store.ts'
import { useAutoTable, useResultDisplay } from './autoplay/use-auto-table.ts'
import { isFree, shownBet } from './bet/bet-state.ts'
import { pendingPicks, sendSteps } from './bet/round-kind.ts'
import { useBetStop } from './bet-stop.ts'
import { Commitment } from './commitment.tsx'
import { Controls, Odds } from './controls.tsx'
import { DelayedBoard } from './delayed-board.tsx'
import { stepsOf } from './game-odds.ts'
import { oddsNow } from './game-parts.ts'
import { GameShell, WithSettings } from './game-shell.tsx'
import { nextOption, pressRandomPlace } from './keys/key-acts.ts'
import { formatShare } from './numbers.ts'
import { createReveal } from './round/reveal.ts'
import { useRound } from './round/use-round.ts'
import type { GameSettings } from './settings.ts'
import { playSound, useSounds } from './sound/sound.ts'
import { Stage } from './stage.tsx'
import type { SteppedGameRules } from './stepped-game-rules.ts'
import { useStake } from './use-stake.ts'

/** A whole stepped game in its frame page, from its rules. */
export function SteppedGame({ rules }: { rules: SteppedGameRules }) {
  return (
    <WithSettings gameId={rules.manifest.id}>
      {(settings) => <PlayedGame rules={rules} settings={settings} />}
    </WithSettings>
  )
}

function PlayedGame({ rules, settings }: { rules: SteppedGameRules; settings: GameSettings }) {
  const loggedIn = useLoggedIn()
  const locale = useLocale()
  const game = useGame(rules, settings)
  const { state, driver, stake, options, revealing } = game
  const { phase } = state
  const open = phase.name === 'open' ? phase.bet : undefined
  const run = useRun()
  const act = () => {
    if (!loggedIn) openPopup({ name: 'login' })
    else if (run) askStop()
    else game.act()
  }
  const canChange = isFree(phase) && !run
  const changeOption = (by: -1 | 1) =>
    canChange && game.setOptions(nextOption(rules.manifest.engine.allOptions, options, by))
  // A step with one position offers no choice.
  const canPickAtRandom = rules.digits !== 1
  const keys = {
    act,
    half: () => !open && !run && stake.step('half'),
    double: () => !open && !run && stake.step('double'),
    'option-before': () => changeOption(-1),
    'option-after': () => changeOption(1),
    ...(canPickAtRandom && { random: () => open && !run && pressRandomPlace() }),
  }
  const pick = (at: number) => {
    playSound('press')
    driver.step({ kind: 'pick', at, step: rules.repeats ? open?.round.picked.length : undefined })
  }
  const oddsInput = { rules, settings, state, options, stake }
  const shownRound = shownBet(state)
  const shared = { ...oddsInput, odds: oddsNow(oddsInput), revealing }

  return (
    <GameShell
      gameId={rules.manifest.id}
      name={rules.name}
      help={rules.help}
      returns={formatShare(shared.odds.returnToPlayer, locale)}
      keys={keys}
      board={{ hasArrows: true, digits: rules.digits }}
      renderAbout={(openFairness) => (
        <>
          <Odds {...shared} />
          {loggedIn && <Commitment open={open} onFairness={openFairness} />}
        </>
      )}
    >
      <Stage {...shared}>
        <DelayedBoard isPlacing={phase.name === 'sending'}>
          <rules.Board
            bet={shownRound}
            options={shownRound?.options ?? options}
            odds={stepsOf(rules.manifest.engine, {
              options: shownRound?.options ?? options,
              edge: shownRound?.edge ?? settings.edge,
            })}
            waitingPicks={pendingPicks(state)}
            isPlacing={phase.name === 'sending'}
            isLive={open !== undefined && !run}
            onPick={pick}
          />
        </DelayedBoard>
      </Stage>
      <Controls
        {...shared}
        loggedIn={loggedIn}
        onAct={act}
        onOptions={game.setOptions}
        onPick={pick}
        autoplay={
          <>
            {canPickAtRandom && open && open.round.step > 0 && !run && <RandomPick />}
            <AutoplayEntry
              isAside={canPickAtRandom && open !== undefined && open.round.step > 0}
              game={{
                ...{ gameId: rules.manifest.id, manifest: rules.manifest, settings, options, table: game.table },
                stakeMinor: stake.reading.stakeMinor,
                isFree: isFree(phase),
              }}
            />
          </>
        }
      />
    </GameShell>
  )
}

/** A button that picks one of the active positions, each equally likely. */
function RandomPick() {
  const t = useTranslate()
  return (
    <Button
      size="s"
      look="ghost"
      data-auto-door=""
      className="min-h-[44px] w-full border border-line"
      onClick={pressRandomPlace}
    >
      {t('play.keyRandom')}
    </Button>
  )
}

/** The round, the stake and the options of a game, and its main action: bet, or cash out. */
function useGame(rules: SteppedGameRules, settings: GameSettings) {
  useSounds(rules.sounds.ambience)
  const resultDisplay = useResultDisplay()
  const [sendMove] = useState(() => rules.sendMove ?? sendSteps(rules.manifest))
  const [reveal] = useState(() =>
    createReveal({
      delayMs: (bet) => (prefersReducedMotion() ? 0 : rules.revealMs(bet)),
      onRevealed(bet) {
        void finishReveal(bet)
        resultDisplay.reportShown(bet)
      },
    }),
  )
  const { state, driver } = useRound({
    gameId: rules.manifest.id,
    sendMove,
    onAnswer: (bet) => {
      playAnswerSound(bet, rules.sounds)
      if (bet.round.step === 0) countBet(bet)
      reveal.see(bet)
    },
  })
  const table = useAutoTable(driver, rules.repeats, resultDisplay)
  const [options, setOptions] = useState(rules.firstOptions)
  const stake = useStake(settings)
  const { phase } = state
  const stop = useBetStop()

  const act = () => {
    if (phase.name === 'open') {
      const isStepped = phase.bet.round.step > 0 || (phase.steps.length > 0 && rules.manifest.cashesOut)
      if (isStepped) driver.step({ kind: 'cash-out' })
      return
    }
    stake.judge()
    if (!isFree(phase) || stake.reading.problem || !navigator.onLine || stop !== undefined) return
    if (!settings.enabled) return openPopup({ name: 'game-maintenance', gameId: rules.manifest.id })
    driver.bet({ betAmount: stake.betAmount, options: { ...options } })
  }
  return { state, driver, table, stake, options, setOptions, act, revealing: reveal.useRevealingId() }
}
