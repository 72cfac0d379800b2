import type { StartupConfig } from '@fairground/contract/startup'
import { type Ref, useId } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'

/** The choice of the new account's currency. */
export function CurrencyField({
  currencies,
  inputRef,
  ...field
}: {
  currencies: StartupConfig['currencies']
  inputRef: Ref<HTMLSelectElement>
  name: string
  value: string
  onChange: (event: unknown) => void
  onBlur: () => void
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {t('account.currency')}
      </label>
      <select
        {...field}
        id={id}
        ref={inputRef}
        className="min-h-11 rounded-m border border-edge bg-ground px-3 font-semibold text-text"
      >
        {currencies.map((currency) => (
          <option key={currency.id} value={currency.id}>
            {currency.id === currency.symbol ? currency.id : `${currency.id} (${currency.symbol})`}
          </option>
        ))}
      </select>
    </div>
  )
}
