import { useId } from 'react'

/** A labelled choice of one among a closed list; nothing is chosen at first. */
export function Choice<Value extends string>({
  label,
  placeholder,
  options,
  value,
  onChange,
}: {
  label: string
  placeholder: string
  options: readonly { value: Value; text: string }[]
  value: Value | ''
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        className="min-h-12 w-full rounded-m border border-edge bg-ground px-3 text-m text-text"
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
