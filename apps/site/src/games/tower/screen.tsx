import { TOWER, TOWER_DIFFICULTIES, towerManifest } from '@fairground/games/tower'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useTranslate } from '../../kernel/language/language.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { ChoicesProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { difficultyOf, revealMs, roundOfBet, widthsOf } from './climb.ts'
import { towerSentence } from './sentences.ts'
import { sounds } from './sounds.ts'
import { TowerBoard } from './tower-board.tsx'

const rules: SteppedGameRules = {
  manifest: towerManifest,
  name: 'games.tower',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'tower.help',
  digits: 4,
  firstOptions: { difficulty: 'easy' },
  repeats: true,
  sounds,
  Board: TowerBoard,
  steps: {
    widths: widthsOf,
    title: (row, t) => t('tower.keysTitle', { row: row + 1 }),
    danger: (_row, options, t) => {
      const { width, bad } = TOWER[difficultyOf(options)]
      return t('tower.keysDanger', { dark: bad, width })
    },
  },
  Choices: Difficulty,
  nextName: 'tower.nextRow',
  pickName: 'tower.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: towerSentence,
}

/** Tower: nine rows of windows, one pick in each, a cash-out after each row. */
export function Screen() {
  return <SteppedGame rules={rules} />
}

/** The difficulty of the tower: how many windows a row has, and how many of them stay lit. */
function Difficulty({ options, isLocked, onChange }: ChoicesProps) {
  const t = useTranslate()
  const value = difficultyOf(options)
  const { width, bad: darkCount } = TOWER[value]
  return (
    <OptionPicker
      label={t('play.difficulty')}
      choices={TOWER_DIFFICULTIES.map((word) => ({ value: word, label: t(`play.${word}`) }))}
      value={value}
      isLocked={isLocked}
      note={t('tower.perRow', { lit: width - darkCount, width })}
      onChange={(difficulty) => onChange({ difficulty })}
    />
  )
}
