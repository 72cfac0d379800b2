import { useTranslate } from '../../../kernel/language/language.ts'
import { PickFields } from './pick-fields.tsx'
import { AmountField, type RunFormProps } from './rule-fields.tsx'
import type { WrongField } from './run-form.ts'
import { StakeChange } from './stake-change.tsx'

const MORE: readonly (WrongField | undefined)[] = ['onWin', 'onLoss', 'singleWin']

/**
 * The rules that most runs keep at their defaults, folded: the positions, the change of the stake, the stop at one
 * large win, the animation.
 */
export function MoreRules(props: RunFormProps) {
  const { fields, wrong, settings, spec, onChange } = props
  const t = useTranslate()
  const { symbol } = settings.currency
  const error = (field: WrongField) => (wrong === field ? t('autoplay.wrongChange') : undefined)
  // The folded part opens when it holds the invalid field.
  const isWrong = MORE.includes(wrong) || undefined
  return (
    <div className="flex flex-col">
      {spec.kind !== 'target' && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-s font-semibold">
            <span>{t('autoplay.picks')}</span>
            {spec.kind !== 'none' && <span className="nums text-muted">{fields.picks.length}</span>}
          </summary>
          <div className="pb-4">
            <PickFields spec={spec} fields={fields} onChange={onChange} />
          </div>
        </details>
      )}
      <details className="border-y border-line" open={isWrong}>
        <summary className="flex min-h-11 cursor-pointer items-center text-s font-semibold">
          {t('autoplay.moreRules')}
        </summary>
        <div className="grid items-start gap-4 pb-4 min-[22rem]:grid-cols-2">
          <StakeChange
            label={t('autoplay.onWin')}
            change={fields.onWin}
            symbol={symbol}
            error={error('onWin')}
            onChange={(onWin) => onChange({ onWin })}
          />
          <StakeChange
            label={t('autoplay.onLoss')}
            change={fields.onLoss}
            symbol={symbol}
            error={error('onLoss')}
            onChange={(onLoss) => onChange({ onLoss })}
          />
          <AmountField
            {...props}
            name="singleWin"
            label={t('autoplay.singleWin')}
            sentence={t('autoplay.wrongAmount')}
          />
          {settings.jurisdiction.turbo && (
            <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 self-end text-s">
              {t('autoplay.quick')}
              <input
                type="checkbox"
                checked={fields.quick}
                onChange={({ target }) => onChange({ quick: target.checked })}
                className="size-6 shrink-0 accent-[var(--design-button-active-bg)]"
              />
            </label>
          )}
        </div>
      </details>
    </div>
  )
}
