import { useId } from 'react'

const control =
  'min-h-11 w-full min-w-0 rounded-s border border-line bg-button px-3 text-s font-semibold text-text hover:brightness-115'

/** A menu of the device with one choice. `label` is for screen readers. */
export function Select({
  label,
  value,
  options,
  onChoose,
  className = '',
}: {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  onChoose: (value: string) => void
  className?: string
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      className={`${control} ${className}`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  )
}

/** A labelled day as the device picks it, from `min` to `max`: `2026-11-25`. */
export function DayField({
  label,
  value,
  min,
  max,
  onChoose,
}: {
  label: string
  value: string | undefined
  min?: string | undefined
  max: string
  onChoose: (day: string) => void
}) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-w-0 flex-col gap-1 text-xs text-muted">
      {label}
      <input
        id={id}
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
        className={control}
      />
    </label>
  )
}
