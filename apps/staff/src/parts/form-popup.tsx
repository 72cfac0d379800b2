import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLanguage } from '../language.tsx'
import { Outcome } from './outcome.tsx'
import { TextArea } from './text-area.tsx'
import { type AmountsOf, printDecimals, readDecimals } from './typed-fields.ts'
import type { Decision } from './use-decision.ts'

/** A field of a form. Its value is a text, which the server reads. */
export interface FormField<Name extends string> {
  name: Name
  label: string
  hint?: string
  value: string
  /** Several lines. */
  isLong?: true
  /** Amounts: a plain decimal text, which is written and read in the notation of the page's language. */
  amounts?: AmountsOf
}

/** A plain form. It stays open when the server refuses what is in it, and says why. */
export function FormPopup<Name extends string>({
  title,
  fields,
  decision,
  onClose,
}: {
  title: string
  fields: readonly FormField<Name>[]
  decision: Decision<Record<Name, string>>
  onClose: () => void
}) {
  const { t, locale } = useLanguage()
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(
        fields.map(({ name, value, amounts }) => [name, amounts ? printDecimals(value, amounts, locale) : value]),
      ) as Record<Name, string>,
  )
  const readings = Object.fromEntries(
    fields.map(({ name, amounts }) => [
      name,
      amounts ? readDecimals(values[name], amounts, { locale, t }) : { plain: values[name] },
    ]),
  ) as Record<Name, ReturnType<typeof readDecimals>>
  const hasFault = fields.some(({ name }) => readings[name].fault !== undefined)
  return (
    <Popup title={title} closeLabel={t('common.close')} onClose={onClose} closes="button">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (hasFault) return
          const plain = Object.fromEntries(fields.map(({ name }) => [name, readings[name].plain])) as typeof values
          decision.send(plain, (isDone) => isDone && onClose())
        }}
      >
        {fields.map(({ name, isLong, value: _, amounts, ...texts }) => {
          const field = {
            ...texts,
            value: values[name],
            ...(amounts && { inputMode: 'decimal' as const, error: readings[name].fault }),
            onChange: (text: string) => setValues({ ...values, [name]: text }),
          }
          return isLong ? <TextArea key={name} {...field} most={10_000} /> : <Field key={name} {...field} />
        })}
        <Outcome decision={{ refusal: decision.refusal, done: undefined }} />
        <Button type="submit" look="primary" size="l" busy={decision.isPending}>
          {t('staff.save')}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </form>
    </Popup>
  )
}
