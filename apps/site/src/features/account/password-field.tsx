import { Field } from '@fairground/ui/field'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  isNew = false,
  hint,
  ...rest
}: {
  label: string
  /** Lets a password manager offer a new password. */
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
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...rest}
      label={label}
      hint={hint}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={128}
      end={
        <button
          type="button"
          aria-label={t(isShown ? 'account.hidePassword' : 'account.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="-me-2 grid size-10 place-items-center rounded-s text-muted hover:text-text"
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
