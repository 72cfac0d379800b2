import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { cx } from './cx.ts'

/**
 * A labelled text field with its hint and its error below. `error` makes it invalid and is announced; `start` and `end`
 * stand inside the frame (a symbol, a button). Takes the props of react-aria's TextField.
 */
export function Field({
  label,
  hint,
  error,
  start,
  end,
  placeholder,
  inputRef,
  inputClassName,
  ...rest
}: Omit<TextFieldProps, 'children' | 'className' | 'isInvalid'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  start?: ReactNode
  end?: ReactNode
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
  inputClassName?: string
}) {
  return (
    <TextField {...rest} isInvalid={error !== undefined} className="flex flex-col gap-1.5">
      <Label className="text-s font-semibold text-muted">{label}</Label>
      <span className="flex min-h-12 items-center gap-2 rounded-m border border-edge bg-ground px-3.5 transition-colors duration-120 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus has-[[data-invalid]]:border-loss">
        {start}
        <Input
          {...(inputRef ? { ref: inputRef } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={cx(
            'min-w-0 grow self-stretch bg-transparent text-m text-text outline-none placeholder:text-faint',
            inputClassName,
          )}
        />
        {end}
      </span>
      {hint && (
        <Text slot="description" className="text-xs text-muted">
          {hint}
        </Text>
      )}
      <FieldError className="text-s font-medium text-loss">{error}</FieldError>
    </TextField>
  )
}
