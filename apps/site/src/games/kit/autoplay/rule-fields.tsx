import { MOST_RUN_BETS } from '@fairground/contract/autoplay'
import { Chip } from '@fairground/ui/chip'
import { Field } from '@fairground/ui/field'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useTypedAmounts } from '../../../player/typed-amounts.ts'
import { useMinorMoney } from '../game-parts.ts'
import type { GameSettings } from '../settings.ts'
import type { PickSpec } from './pick-spec.ts'
import type { RunFields, WrongField } from './run-form.ts'

/** The props of all parts of a run's form. */
export interface RunFormProps {
  fields: RunFields
  /** The first invalid field. */
  wrong: WrongField | undefined
  settings: GameSettings
  spec: PickSpec
  onChange: (changes: Partial<RunFields>) => void
}

const COUNTS = ['10', '25', '100', '1000']

/** The fields of every run: the number of bets, the stake, and the limits. */
export function RuleFields(props: RunFormProps) {
  const { fields, wrong, settings, spec, onChange } = props
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const { minStakeMinor: min, maxStakeMinor: max } = settings.limits
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Field
          label={t('autoplay.bets')}
          value={fields.bets}
          onChange={(bets) => onChange({ bets })}
          inputMode="numeric"
          autoComplete="off"
          error={wrong === 'bets' ? t('autoplay.wrongBets', { most: MOST_RUN_BETS }) : undefined}
        />
        <div className="flex gap-1.5">
          {COUNTS.map((bets) => (
            <Chip
              key={bets}
              on={fields.bets === bets}
              className="min-h-11 grow px-1"
              onClick={() => onChange({ bets })}
            >
              {bets}
            </Chip>
          ))}
        </div>
      </div>
      <div className="grid items-start gap-4 min-[22rem]:grid-cols-2">
        <AmountField {...props} name="lossLimit" label={t('autoplay.lossLimit')} sentence={t('autoplay.wrongLoss')} />
        <AmountField {...props} name="profit" label={t('autoplay.profit')} sentence={t('autoplay.wrongAmount')} />
        <AmountField
          {...props}
          name="stake"
          label={t('autoplay.stake')}
          sentence={t('autoplay.wrongStake', { min: money(min), max: money(max) })}
        />
        {spec.kind === 'target' && (
          <Field
            label={t('autoplay.target')}
            value={fields.target}
            onChange={(target) => onChange({ target })}
            inputMode="decimal"
            autoComplete="off"
            error={wrong === 'target' ? t('autoplay.wrongTarget') : undefined}
            end={<span className="text-muted">×</span>}
          />
        )}
      </div>
      <p className="text-xs text-muted">{t('autoplay.lossHint')}</p>
    </div>
  )
}

interface AmountFieldProps extends RunFormProps {
  name: 'lossLimit' | 'profit' | 'singleWin' | 'stake'
  label: string
  /** The message for an invalid amount. */
  sentence: string
}

/** An amount of the form. An optional one says so. */
export function AmountField({ name, label, sentence, fields, wrong, settings, onChange }: AmountFieldProps) {
  const t = useTranslate()
  const { symbol } = settings.currency
  const amounts = useTypedAmounts({ symbol, decimalLength: settings.limits.decimalLength })
  return (
    <Field
      label={label}
      value={fields[name]}
      onChange={(value) => onChange({ [name]: value })}
      onBlur={() => onChange({ [name]: amounts.tidy(fields[name]) })}
      inputMode="decimal"
      autoComplete="off"
      error={wrong === name ? (amounts.faultOf(fields[name]) ?? sentence) : undefined}
      start={<span className="text-s font-semibold text-muted">{symbol}</span>}
      {...(name === 'profit' || name === 'singleWin' ? { placeholder: t('autoplay.optional') } : {})}
    />
  )
}
