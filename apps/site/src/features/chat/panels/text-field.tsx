import { useId } from 'react'

/** A labelled field of a panel. */
export function TextField({
  label,
  hint,
  error,
  value,
  onChange,
  maxLength,
}: {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange(value: string): void
  maxLength: number
}) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        className="min-h-11 rounded-m border border-edge bg-ground px-3.5 text-m outline-none focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-loss"
      />
      <p
        id={`${id}-hint`}
        role={error === undefined ? undefined : 'alert'}
        className={error === undefined ? 'text-xs text-muted' : 'text-xs text-loss'}
      >
        {error ?? hint}
      </p>
    </div>
  )
}
