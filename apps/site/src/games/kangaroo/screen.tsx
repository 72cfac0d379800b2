import { KANGAROO_DIFFICULTIES, kangarooManifest, LANES } from '@fairground/games/kangaroo'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useEffect } from 'react'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { sendSteps } from '../kit/bet/round-kind.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { optionText } from '../kit/option-words.ts'
import { animateAnswers } from '../kit/round/animated-answers.ts'
import { playSound } from '../kit/sound/sound.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { BoardProps, ChoicesProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { KangarooBoard } from './kangaroo-board.tsx'
import { fallsOf, HOP_MS, roundOfBet, SCENE, signsOf } from './road.ts'
import { kangarooSentence } from './sentences.ts'
import { sounds } from './sounds.ts'

const { sendMove, useAnimatedBet } = animateAnswers(sendSteps(kangarooManifest), () => HOP_MS)

function Board({ bet, odds, waitingPicks, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const animatedBet = useAnimatedBet(bet)
  const lane = bet?.round.picked.length ?? 0
  const hopping = animatedBet.wasAnimated && (animatedBet.bet?.round.picked.length ?? 0) > lane
  useEffect(() => {
    if (hopping) playSound(sounds.hop)
  }, [hopping])
  return (
    <KangarooBoard
      round={animatedBet.bet && roundOfBet(animatedBet.bet)}
      isWaiting={!hopping && waitingPicks.length > 0}
      wasAnimated={animatedBet.wasAnimated}
      isLive={isLive && !hopping}
      signs={signsOf(odds, locale)}
      texts={{ label: t('kangaroo.hopTo', { lane: Math.min(lane + 1, LANES) }), hop: t('kangaroo.hop') }}
      onHop={() => onPick(lane)}
    />
  )
}

function Difficulty({ options, isLocked, onChange }: ChoicesProps) {
  const t = useTranslate()
  return (
    <OptionPicker
      label={t('play.difficulty')}
      choices={KANGAROO_DIFFICULTIES.map((value) => ({ value, label: optionText(value, t) }))}
      value={String(options.difficulty)}
      isLocked={isLocked}
      note={t('kangaroo.falls', { falls: fallsOf(options.difficulty) })}
      onChange={(difficulty) => onChange({ difficulty })}
    />
  )
}

const rules: SteppedGameRules = {
  manifest: kangarooManifest,
  name: 'games.kangaroo',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'kangaroo.help',
  digits: 1,
  firstOptions: { difficulty: 'easy' },
  sendMove,
  repeats: false,
  Board,
  Choices: Difficulty,
  nextName: 'kangaroo.nextLane',
  pickName: 'kangaroo.pick',
  revealMs: () => 900,
  sentence: kangarooSentence,
  boardRatio: SCENE.width / SCENE.height,
  sounds,
}

/** Kangaroo: twenty lanes, hop by hop, a cash-out after each. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
