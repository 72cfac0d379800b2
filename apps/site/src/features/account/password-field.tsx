import { Field } from '@fairground/ui/field'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'

/** A password with a button that shows it. */
export function PasswordField({
  label,
  isNew = false,
  hint,
  ...rest
}: {
  label: string
  /** A password manager then offers a new one. */
  isNew?: boolean
  hint?: ReactNode
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...rest}
      label={label}
      hint={hint}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={128}
      end={
        <button
          type="button"
          aria-label={t(shown ? 'account.hidePassword' : 'account.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-me-2 grid size-10 place-items-center rounded-s text-muted hover:text-text"
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
