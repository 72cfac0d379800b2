import { useId } from 'react'

/** A choice of one, in a panel. */
export function ChoiceList<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly { value: Value; name: string }[]
  value: NoInfer<Value>
  onChange(value: NoInfer<Value>): void
}) {
  const group = useId()
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-1 text-s hover:bg-button"
        >
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="size-5 accent-accent"
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
