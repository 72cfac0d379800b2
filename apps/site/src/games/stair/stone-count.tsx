import { STONES_RANGE } from '@fairground/games/stair'
import { useTranslate } from '../../kernel/language/language.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import type { ChoicesProps } from '../kit/stepped-game-rules.ts'

const COUNTS = Array.from({ length: STONES_RANGE.max }, (_, at) => STONES_RANGE.min + at)

/** The number of stones that fall on each step. */
export function StoneCount({ options, isLocked, onChange }: ChoicesProps) {
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
