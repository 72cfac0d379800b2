import { outcomeOf } from '@fairground/contract/outcome'
import { thimblesManifest } from '@fairground/games/thimbles'
import { lazyPart } from '@fairground/ui/lazy-part'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { sendSteps } from '../kit/bet/round-kind.ts'
import { mayCelebrate } from '../kit/jurisdiction.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { animateAnswers } from '../kit/round/animated-answers.ts'
import { playSound } from '../kit/sound/sound.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { BoardProps, ChoicesProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { cupLabel, thimblesSentence } from './sentences.ts'
import { COVERED_MS, SHUFFLE_MS, SLIDES_MS } from './shuffle.ts'
import { sounds } from './sounds.ts'
import { ballsOf, cupsOf, LIFT_MS, OTHERS_MS, roundOfBet, SCENE } from './table.ts'
import { ThimblesBoard } from './thimbles-board.tsx'

const { sendMove, useAnimatedBet } = animateAnswers(sendSteps(thimblesManifest), () => LIFT_MS)

function Board({ bet, options, waitingPicks, isPlacing, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  const animatedBet = useAnimatedBet(bet)
  const shuffle = useShuffling(isPlacing)
  const isLifting = animatedBet.wasAnimated && bet?.result === 'PENDING'
  useEffect(() => {
    if (isLifting) playSound(sounds.lift)
  }, [isLifting])
  const isShuffled = shuffle !== undefined && (isPlacing || isLive)
  const [aim] = waitingPicks
  const cups =
    isPlacing || isShuffled
      ? cupsOf({ kind: 'covered' })
      : animatedBet.bet
        ? cupsOf({ kind: 'round', round: roundOfBet(animatedBet.bet), aim })
        : cupsOf({ kind: 'show', balls: ballsOf(options.balls) })
  return (
    <ThimblesBoard
      cups={cups}
      shuffle={isShuffled ? shuffle : undefined}
      isLive={isLive && !isShuffled && aim === undefined}
      wasAnimated={animatedBet.wasAnimated}
      isGain={animatedBet.bet !== undefined && outcomeOf(animatedBet.bet) === 'gained' && mayCelebrate()}
      onPick={onPick}
      texts={{ board: t('thimbles.board'), cup: (cup, view) => cupLabel(cup, view, t) }}
    />
  )
}

/** The number of the shuffle since the last bet, from 0, until it is over; undefined with reduced motion. */
function useShuffling(isPlacing: boolean): number | undefined {
  const [{ wasPlacing, runs, on }, setState] = useState({ wasPlacing: false, runs: 0, on: false })
  const isBeginning = isPlacing && !wasPlacing && !prefersReducedMotion()
  if (isPlacing !== wasPlacing)
    setState({ wasPlacing: isPlacing, runs: isBeginning ? runs + 1 : runs, on: isBeginning || on })
  useEffect(() => {
    if (!on) return
    const timers = [
      setTimeout(playSound, COVERED_MS, sounds.cover),
      ...SLIDES_MS.map((ms) => setTimeout(playSound, ms, sounds.slide)),
      setTimeout(() => setState((state) => ({ ...state, on: false })), SHUFFLE_MS),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [on])
  return on ? runs : undefined
}

function Balls({ options, isLocked, onChange }: ChoicesProps) {
  const t = useTranslate()
  return (
    <OptionPicker
      label={t('thimbles.balls')}
      choices={[1, 2].map((value) => ({ value, label: t('thimbles.ballCount', { balls: value }) }))}
      value={ballsOf(options.balls)}
      isLocked={isLocked}
      note={t('thimbles.show')}
      onChange={(balls) => onChange({ balls })}
    />
  )
}

const rules: SteppedGameRules = {
  manifest: thimblesManifest,
  name: 'games.thimbles',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'thimbles.help',
  digits: 3,
  firstOptions: { balls: 1 },
  sendMove,
  repeats: false,
  Board,
  Choices: Balls,
  nextName: 'thimbles.nextCup',
  pickName: 'thimbles.pick',
  revealMs: () => OTHERS_MS,
  sentence: thimblesSentence,
  boardRatio: SCENE.width / SCENE.height,
  sounds,
}

/** Thimbles: three cups, one or two balls; the player lifts one cup, and a ball under it pays at once. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
