import { thimblesManifest } from '@fairground/games/thimbles'
import { prefersReducedMotion } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { mayCelebrate } from '../kit/jurisdiction.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { outcomeOf } from '../kit/outcome.ts'
import { actOut } from '../kit/round/acted-answer.ts'
import { sendSteps } from '../kit/round/open-round-port.ts'
import { playSound } from '../kit/sound/sound.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { BoardProps, ChoicesProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { roundOfBet } from './bet-round.ts'
import { cupLabel, thimblesSentence } from './sentences.ts'
import { SHUFFLE_MS } from './shuffle.ts'
import { ballsOf, cupsOf, LIFT_MS, OTHERS_MS, SCENE } from './table.ts'
import { ThimblesBoard } from './thimbles-board.tsx'

const { sendMove, useActed } = actOut(sendSteps(thimblesManifest), () => LIFT_MS)

function Board({ bet, options, waiting, placing, live, onPick }: BoardProps) {
  const t = useTranslate()
  const shown = useActed(bet)
  const shuffle = useShuffling(placing)
  const isLifting = shown.acted && bet?.result === 'PENDING'
  useEffect(() => {
    if (isLifting) playSound('cup-up')
  }, [isLifting])
  const isShuffled = shuffle !== undefined && (placing || live)
  const [aim] = waiting
  const cups =
    placing || isShuffled
      ? cupsOf({ kind: 'covered' })
      : shown.bet
        ? cupsOf({ kind: 'round', round: roundOfBet(shown.bet), aim })
        : cupsOf({ kind: 'show', balls: ballsOf(options.balls) })
  return (
    <ThimblesBoard
      cups={cups}
      shuffle={isShuffled ? shuffle : undefined}
      live={live && !isShuffled && aim === undefined}
      acted={shown.acted}
      gained={shown.bet !== undefined && outcomeOf(shown.bet) === 'gained' && mayCelebrate()}
      onPick={onPick}
      texts={{ board: t('thimbles.board'), cup: (cup, view) => cupLabel(cup, view, t) }}
    />
  )
}

/** The number of the shuffle that began with the last bet, from 0, until it is over; none with reduced motion. */
function useShuffling(placing: boolean): number | undefined {
  const [{ wasPlacing, runs, on }, setState] = useState({ wasPlacing: false, runs: 0, on: false })
  const begins = placing && !wasPlacing && !prefersReducedMotion()
  if (placing !== wasPlacing) setState({ wasPlacing: placing, runs: begins ? runs + 1 : runs, on: begins || on })
  useEffect(() => {
    if (!on) return
    playSound('shuffle')
    const timer = setTimeout(() => setState((state) => ({ ...state, on: false })), SHUFFLE_MS)
    return () => clearTimeout(timer)
  }, [on])
  return on ? runs : undefined
}

function Balls({ options, locked, onChange }: ChoicesProps) {
  const t = useTranslate()
  return (
    <OptionPicker
      label={t('thimbles.balls')}
      choices={[1, 2].map((value) => ({ value, label: t('thimbles.ballCount', { balls: value }) }))}
      value={ballsOf(options.balls)}
      locked={locked}
      note={t('thimbles.show')}
      onChange={(balls) => onChange({ balls })}
    />
  )
}

const rules: SteppedGameRules = {
  manifest: thimblesManifest,
  name: 'games.thimbles',
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
  sounds: { fall: 'cup-empty' },
}

/** Thimbles: three cups, one or two balls; one cup is lifted, and a ball under it is paid at once. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
