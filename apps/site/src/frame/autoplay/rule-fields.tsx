import { MOST_RUN_BETS } from '@fairground/contract'
import type { PhraseKey } from '@fairground/phrases'
import { Chip } from '@fairground/ui'
import { Field } from '@fairground/ui/field'
import { useId } from 'react'
import { useTranslate } from '../../session/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import type { GameSettings } from '../settings.ts'
import type { ChangeFields, RunFields, WrongField } from './run-form.ts'

interface RuleFieldsProps {
  fields: RunFields
  wrong: WrongField | undefined
  settings: GameSettings
  onChange: (changed: Partial<RunFields>) => void
}

const COUNTS = ['10', '25', '100', '1000']

/** How many bets, how the stake changes, and what stops the run. */
export function RuleFields({ fields, wrong, settings, onChange }: RuleFieldsProps) {
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const { minStakeMinor: min, maxStakeMinor: max } = settings.limits
  const symbol = <span className="text-s font-semibold text-muted">{settings.currency.symbol}</span>
  const error = (field: WrongField, sentence: string) => (wrong === field ? sentence : undefined)
  const amount = (name: 'lossLimit' | 'profit' | 'singleWin' | 'stake', label: string, sentence: string) => (
    <Field
      label={label}
      value={fields[name]}
      onChange={(value) => onChange({ [name]: value })}
      inputMode="decimal"
      autoComplete="off"
      error={error(name, sentence)}
      start={symbol}
      {...(name === 'profit' || name === 'singleWin' ? { placeholder: t('autoplay.optional') } : {})}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <div className="flex flex-col gap-2">
          <Field
            label={t('autoplay.bets')}
            value={fields.bets}
            onChange={(bets) => onChange({ bets })}
            inputMode="numeric"
            autoComplete="off"
            error={error('bets', t('autoplay.wrongBets', { most: MOST_RUN_BETS }))}
          />
          <div className="flex gap-1.5">
            {COUNTS.map((bets) => (
              <Chip key={bets} on={fields.bets === bets} className="grow px-1" onClick={() => onChange({ bets })}>
                {bets}
              </Chip>
            ))}
          </div>
        </div>
        {amount('stake', t('autoplay.stake'), t('autoplay.wrongStake', { min: money(min), max: money(max) }))}
        <StakeChange
          label={t('autoplay.onWin')}
          change={fields.onWin}
          symbol={settings.currency.symbol}
          error={error('onWin', t('autoplay.wrongChange'))}
          onChange={(onWin) => onChange({ onWin })}
        />
        <StakeChange
          label={t('autoplay.onLoss')}
          change={fields.onLoss}
          symbol={settings.currency.symbol}
          error={error('onLoss', t('autoplay.wrongChange'))}
          onChange={(onLoss) => onChange({ onLoss })}
        />
      </div>
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        {amount('lossLimit', t('autoplay.lossLimit'), t('autoplay.wrongLoss'))}
        {amount('profit', t('autoplay.profit'), t('autoplay.wrongAmount'))}
        {amount('singleWin', t('autoplay.singleWin'), t('autoplay.wrongAmount'))}
      </div>
      <p className="text-xs text-muted">{t('autoplay.lossHint')}</p>
    </div>
  )
}

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

/** What becomes of the stake: back to the first, times a factor, plus an amount. */
function StakeChange({ label, change, symbol, error, onChange }: StakeChangeProps) {
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
