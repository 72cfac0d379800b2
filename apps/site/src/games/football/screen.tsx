import { FOOTBALL_DIFFICULTIES, footballManifest } from '@fairground/games/football'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useEffect } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { sendSteps } from '../kit/bet/round-kind.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { optionText } from '../kit/option-words.ts'
import { animateAnswers } from '../kit/round/animated-answers.ts'
import { playSound } from '../kit/sound/sound.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { BoardProps, ChoicesProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { FootballBoard } from './football-board.tsx'
import { coversOf, FLIGHT_MS, roundOfBet, SCENE } from './goal.ts'
import { footballSentence, zoneLabel } from './sentences.ts'
import { sounds } from './sounds.ts'

const { sendMove, useAnimatedBet } = animateAnswers(sendSteps(footballManifest), () => FLIGHT_MS)

function Board({ bet, waitingPicks, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  const animatedBet = useAnimatedBet(bet)
  const kicks = animatedBet.bet?.round.picked.length ?? 0
  // The kick in animation is no longer a waiting pick.
  const flying = animatedBet.wasAnimated && kicks > (bet?.round.picked.length ?? 0)
  useEffect(() => {
    if (flying) playSound(sounds.kick)
  }, [flying])
  return (
    <FootballBoard
      round={animatedBet.bet && roundOfBet(animatedBet.bet)}
      waitingZones={flying ? [] : waitingPicks}
      wasAnimated={animatedBet.wasAnimated}
      isLive={isLive && !flying}
      onPick={onPick}
      texts={{ board: t('football.board'), zone: (zone, state) => zoneLabel(zone, state, t) }}
    />
  )
}

function Difficulty({ options, isLocked, onChange }: ChoicesProps) {
  const t = useTranslate()
  return (
    <OptionPicker
      label={t('play.difficulty')}
      choices={FOOTBALL_DIFFICULTIES.map((value) => ({ value, label: optionText(value, t) }))}
      value={String(options.difficulty)}
      isLocked={isLocked}
      note={t('football.covers', { covers: coversOf(options.difficulty) })}
      onChange={(difficulty) => onChange({ difficulty })}
    />
  )
}

const rules: SteppedGameRules = {
  manifest: footballManifest,
  name: 'games.football',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'football.help',
  digits: 5,
  firstOptions: { difficulty: 'easy' },
  sendMove,
  repeats: true,
  Board,
  Choices: Difficulty,
  nextName: 'football.nextKick',
  pickName: 'football.pick',
  revealMs: () => 700,
  sentence: footballSentence,
  boardRatio: SCENE.width / SCENE.height,
  sounds,
}

/** Football: five penalty kicks, a keeper who covers one to four zones, a cash-out after each goal. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
