import { prefersReducedMotion } from '@fairground/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import type { DrawnBoardProps } from '../kit/drawn/drawn-game-rules.ts'
import { neighbourField } from './foil.ts'
import { fieldLabel } from './sentences.ts'
import css from './ticket.module.css'
import { Ticket, Well } from './ticket.tsx'
import { FIELD_LIST, ticketOf, winningFields } from './ticket-round.ts'
import { useFoil } from './use-foil.ts'

/** Between two fields that open by themselves, in milliseconds. */
const NEXT_MS = 110

/** The ticket that is scratched. Each bet gets a new one: the one that lies there until then is its front. */
export function ScratchBoard(props: DrawnBoardProps) {
  const [{ had, serial }, setSeen] = useState({ had: false, serial: 0 })
  const has = props.bet !== undefined
  if (had !== has) setSeen({ had: has, serial: had ? serial + 1 : serial })
  return <ScratchedTicket key={serial} arrives={serial > 0} {...props} />
}

function ScratchedTicket({ arrives, bet, told, hurried, prizes, onShown }: DrawnBoardProps & { arrives: boolean }) {
  const t = useTranslate()
  const foil = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const [current, setCurrent] = useState(4)
  const [heard, setHeard] = useState<number>()
  const live = bet !== undefined && !told
  const { opened, open, wasTap, pointer } = useFoil(foil, live)
  const ticket = bet && ticketOf(bet)
  const won = ticket && told ? winningFields(ticket) : []
  const isOpen = opened.every(Boolean)

  useEffect(() => {
    if (isOpen && live) onShown()
  }, [isOpen, live, onShown])
  useOpenAll(hurried, open)

  const labelOf = (field: number) => {
    const symbol = opened[field] ? ticket?.symbols[field] : undefined
    return fieldLabel(field, symbol, prizes.get(symbol ?? 0) ?? '', t)
  }
  const press = (field: number, { detail }: MouseEvent) => {
    // A press of a key has no detail; that of a pointer may be the end of a stroke, which has rubbed already.
    if (!live || (detail > 0 && !wasTap())) return
    open(field)
    setHeard(field)
  }
  const move = (event: KeyboardEvent) => {
    const next = neighbourField(current, event.key)
    if (next === undefined) return
    event.preventDefault()
    panel.current?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus()
  }
  return (
    <Ticket number={bet?.round.nonce} arrives={arrives}>
      <fieldset
        ref={panel}
        className={css.panel}
        data-board=""
        data-live={live}
        aria-label={t('scratch.board')}
        {...pointer}
      >
        <div className={css.fields}>
          {FIELD_LIST.map((field) => (
            <button
              key={field}
              type="button"
              className={css.field}
              data-field={field}
              data-digit={field + 1}
              tabIndex={field === current ? 0 : -1}
              aria-label={labelOf(field)}
              aria-disabled={!live || opened[field]}
              onClick={(event) => press(field, event)}
              onFocus={() => setCurrent(field)}
              onKeyDown={move}
            >
              <Well
                symbol={ticket?.symbols[field]}
                pays={prizes.get(ticket?.symbols[field] ?? 0) ?? ''}
                won={won.includes(field)}
              />
            </button>
          ))}
        </div>
        <span ref={foil} className={css.foil} aria-hidden="true" />
        <p aria-live="polite" className="sr-only">
          {heard !== undefined && opened[heard] && labelOf(heard)}
        </p>
      </fieldset>
    </Ticket>
  )
}

/** Opens every field that is still covered, one after the other, once that is asked for. */
function useOpenAll(asked: boolean, open: (field: number) => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!asked) return
    const pause = prefersReducedMotion() ? 0 : NEXT_MS
    const timers = FIELD_LIST.map((field) => setTimeout(() => latest.current(field), field * pause))
    return () => timers.forEach(clearTimeout)
  }, [asked])
}
