import { Field } from '@fairground/ui/field'
import { type Ref, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'

/** The field for a code of the authenticator app, or, with `orRecovery`, for a recovery code. */
export function CodeField({
  orRecovery,
  ...rest
}: {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  orRecovery: boolean
}) {
  const t = useTranslate()
  const [kind, setKind] = useState<'code' | 'recovery'>('code')
  const isCode = kind === 'code'
  return (
    <div className="flex flex-col gap-1">
      <Field
        {...rest}
        key={kind}
        autoFocus
        label={t(isCode ? 'account.totp' : 'security.recoveryCode')}
        hint={t(isCode ? 'security.codeHint' : 'security.recoveryHint')}
        autoComplete="one-time-code"
        inputMode={isCode ? 'numeric' : 'text'}
        maxLength={16}
        inputClassName="nums tracking-[0.2em] font-semibold"
      />
      {orRecovery && (
        <button
          type="button"
          className="min-h-8 self-start rounded-s text-s font-semibold text-accent-text"
          onClick={() => {
            rest.onChange('')
            setKind(isCode ? 'recovery' : 'code')
          }}
        >
          {t(isCode ? 'security.useRecovery' : 'security.useApp')}
        </button>
      )}
    </div>
  )
}
