import { STONES_RANGE, stairManifest } from '@fairground/games/stair'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useTranslate } from '../../kernel/language/language.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { ChoicesProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { revealMs, roundOfBet, WIDTHS } from './climb.ts'
import { stairSentence } from './sentences.ts'
import { sounds } from './sounds.ts'
import { StairBoard } from './stair-board.tsx'

const rules: SteppedGameRules = {
  manifest: stairManifest,
  name: 'games.stair',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'stair.help',
  digits: 9,
  firstOptions: { stones: 2 },
  repeats: true,
  sounds,
  Board: StairBoard,
  steps: {
    widths: () => WIDTHS,
    title: (row, t) => t('stair.keysTitle', { step: row + 1 }),
    danger: (row, { stones = 0 }, t) => t('stair.keysDanger', { stones, width: WIDTHS[row] ?? 0 }),
  },
  Choices: StoneCount,
  nextName: 'stair.nextStep',
  pickName: 'stair.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: stairSentence,
}

/** Stair: twelve steps that get narrower, one pick on each, a cash-out after each step. */
export function Screen() {
  return <SteppedGame rules={rules} />
}

const COUNTS = Array.from({ length: STONES_RANGE.max }, (_, at) => STONES_RANGE.min + at)

/** The number of stones that fall on each step. */
function StoneCount({ options, isLocked, onChange }: ChoicesProps) {
  const t = useTranslate()
  const value = Number(options.stones)
  return (
    <OptionPicker
      label={t('stair.count')}
      choices={COUNTS.map((stones) => ({ value: stones, label: String(stones) }))}
      value={value}
      isLocked={isLocked}
      note={t('stair.perStep', { stones: value })}
      onChange={(stones) => onChange({ stones })}
    />
  )
}
