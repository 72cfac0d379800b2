import type { PhraseKey } from '@fairground/phrases'
import { Field } from '@fairground/ui/field'
import { useId } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import type { ChangeFields } from './run-form.ts'

const KINDS: readonly { to: ChangeFields['to']; name: PhraseKey }[] = [
  { to: 'base', name: 'autoplay.toBase' },
  { to: 'times', name: 'autoplay.toTimes' },
  { to: 'plus', name: 'autoplay.toPlus' },
]

interface StakeChangeProps {
  label: string
  change: ChangeFields
  symbol: string
  error: string | undefined
  onChange: (change: ChangeFields) => void
}

/** The change of the stake: back to the first one, times a factor, or plus an amount. */
export function StakeChange({ label, change, symbol, error, onChange }: StakeChangeProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        value={change.to}
        onChange={({ target }) =>
          onChange({ ...change, to: KINDS.find(({ to }) => to === target.value)?.to ?? 'base' })
        }
        className="min-h-12 rounded-m border border-edge bg-ground px-3 text-m text-text"
      >
        {KINDS.map(({ to, name }) => (
          <option key={to} value={to}>
            {t(name)}
          </option>
        ))}
      </select>
      {change.to !== 'base' && (
        <Field
          label={t(change.to === 'times' ? 'autoplay.factor' : 'autoplay.more')}
          value={change.value}
          onChange={(value) => onChange({ ...change, value })}
          inputMode="decimal"
          autoComplete="off"
          error={error}
          start={<span className="text-s font-semibold text-muted">{change.to === 'times' ? '×' : symbol}</span>}
        />
      )}
    </div>
  )
}
