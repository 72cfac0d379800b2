import { useId } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { useTranslate } from '../../kernel/language/language.ts'
import { askPlayer } from '../../popups/questions.ts'

interface AgreementFieldProps {
  field: Pick<ControllerRenderProps, 'onBlur' | 'ref'> & { value: boolean; onChange(isAgreed: boolean): void }
  /** The version of the terms. */
  version: number
  error: string | undefined
}

/** The checkbox for the terms. Where the operator requires it, the player must open the terms first. */
export function AgreementField({ field: { value, onChange, ...field }, version, error }: AgreementFieldProps) {
  const t = useTranslate()
  const errorId = useId()
  const openTerms = async () => {
    if ((await askPlayer({ name: 'terms', version })) === true) onChange(true)
  }
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-s">
        <input
          {...field}
          type="checkbox"
          checked={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 accent-[var(--design-button-active-bg)]"
        />
        {t('account.agree')}
      </label>
      <button
        type="button"
        className="min-h-8 rounded-s text-s font-semibold text-accent-text"
        onClick={() => void openTerms()}
      >
        {t('account.readRules')}
      </button>
      {error && (
        <p id={errorId} role="alert" className="text-s font-medium text-loss">
          {error}
        </p>
      )}
    </div>
  )
}
