import { useId } from 'react'

/** A labelled text of several lines, with its hint below. */
export function TextArea({
  label,
  hint,
  value,
  most,
  onChange,
}: {
  label: string
  hint?: string
  value: string
  /** The most characters. */
  most: number
  onChange: (text: string) => void
}) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={most}
        rows={3}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="w-full rounded-m border border-edge bg-ground px-3.5 py-2.5 text-m focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
