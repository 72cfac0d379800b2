import { TOWER, TOWER_DIFFICULTIES } from '@fairground/games/tower'
import { useTranslate } from '../../kernel/language/language.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import type { ChoicesProps } from '../kit/stepped-game-rules.ts'

/** The difficulty of the tower: how many windows a row has, and how many of them stay lit. */
export function Difficulty({ options, isLocked, onChange }: ChoicesProps) {
  const t = useTranslate()
  const value = TOWER_DIFFICULTIES.find((word) => word === options.difficulty) ?? 'easy'
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
