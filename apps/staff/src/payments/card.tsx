import { Button } from '@fairground/ui/button'
import { type ReactNode, useState } from 'react'
import { useMay } from '../me.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { type FormField, FormPopup } from '../parts/form-popup.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { useDecision } from '../parts/use-decision.ts'

/** Something that staff can change: the name of its button, its form, and what sends the form. */
export interface Change<Name extends string> {
  label: string
  fields: readonly FormField<Name>[]
  /** @returns the sentence of what was done */
  send: (values: Record<Name, string>) => Promise<string>
}

/** A row with its facts, and a form for each thing that can be changed of it. */
export function Card({
  name,
  badges,
  facts,
  children,
}: {
  name: string
  badges?: ReactNode
  facts: readonly Fact[]
  children: ReactNode
}) {
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-l border border-line bg-block p-4 shadow-block">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-m break-words">{name}</h2>
        {badges}
      </div>
      <Facts facts={facts} />
      {children}
    </article>
  )
}

/** The button of a change, its form, and what became of it; nothing for a key that only reads. */
export function ChangeButton<Name extends string>({ of, change }: { of: string; change: Change<Name> }) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const decision = useDecision(change.send, 'payments')
  if (!may('payments.change')) return null
  const title = `${change.label}: ${of}`
  return (
    <div className="flex flex-col gap-3">
      <Button className="self-start" aria-label={title} onClick={() => setOpen(true)}>
        {change.label}
      </Button>
      <Outcome decision={{ refusal: undefined, done: decision.done }} />
      {isOpen && <FormPopup title={title} fields={change.fields} decision={decision} onClose={() => setOpen(false)} />}
    </div>
  )
}
