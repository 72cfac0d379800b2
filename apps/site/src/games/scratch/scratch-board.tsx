import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import type { InstantBoardProps } from '../kit/instant/instant-game-rules.ts'
import { neighbourField } from './foil.ts'
import { fieldLabel } from './sentences.ts'
import css from './ticket.module.css'
import { Ticket, Well } from './ticket.tsx'
import { FIELD_LIST, ticketOf, winningFields } from './ticket-round.ts'
import { useFoil } from './use-foil.ts'

/** Between two fields that open automatically, in milliseconds. */
const NEXT_MS = 110

/** The ticket for scratching. Each bet gets a new one; until then the board shows a covered ticket. */
export function ScratchBoard(props: InstantBoardProps) {
  const [{ hadBet, serial }, setTicketState] = useState({ hadBet: false, serial: 0 })
  const hasBet = props.bet !== undefined
  if (hadBet !== hasBet) setTicketState({ hadBet: hasBet, serial: hadBet ? serial + 1 : serial })
  return <PlayableTicket key={serial} arrives={serial > 0} {...props} />
}

function PlayableTicket({
  arrives,
  bet,
  isRevealed,
  isHurried,
  prizes,
  onShown,
}: InstantBoardProps & { arrives: boolean }) {
  const t = useTranslate()
  const foil = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const [current, setCurrent] = useState(4)
  const [spokenField, setSpokenField] = useState<number>()
  const isLive = bet !== undefined && !isRevealed
  const { openedFields, open, wasTap, pointer } = useFoil(foil, isLive)
  const ticket = bet && ticketOf(bet)
  const winners = ticket && isRevealed ? winningFields(ticket) : []
  const isOpen = openedFields.every(Boolean)

  useEffect(() => {
    if (isOpen && isLive) onShown()
  }, [isOpen, isLive, onShown])
  useOpenAll(isHurried, open)

  const labelOf = (field: number) => {
    const symbol = openedFields[field] ? ticket?.symbols[field] : undefined
    return fieldLabel(field, symbol, prizes.get(symbol ?? 0) ?? '', t)
  }
  const press = (field: number, { detail }: MouseEvent) => {
    // A click by key has no detail; a pointer's click may end a stroke, which has rubbed already.
    if (!isLive || (detail > 0 && !wasTap())) return
    open(field)
    setSpokenField(field)
  }
  const move = (event: KeyboardEvent) => {
    const nextField = neighbourField(current, event.key)
    if (nextField === undefined) return
    event.preventDefault()
    panel.current?.querySelector<HTMLElement>(`[data-field="${nextField}"]`)?.focus()
  }
  return (
    <Ticket number={bet?.round.nonce} arrives={arrives}>
      <fieldset
        ref={panel}
        className={css.panel}
        data-board=""
        data-live={isLive}
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
              aria-disabled={!isLive || openedFields[field]}
              onClick={(event) => press(field, event)}
              onFocus={() => setCurrent(field)}
              onKeyDown={move}
            >
              <Well
                symbol={ticket?.symbols[field]}
                pays={prizes.get(ticket?.symbols[field] ?? 0) ?? ''}
                isWinner={winners.includes(field)}
              />
            </button>
          ))}
        </div>
        <span ref={foil} className={css.foil} aria-hidden="true" />
        <p aria-live="polite" className="sr-only">
          {spokenField !== undefined && openedFields[spokenField] && labelOf(spokenField)}
        </p>
      </fieldset>
    </Ticket>
  )
}

/** Opens all covered fields, one after the other, once `isAsked` is true. */
function useOpenAll(isAsked: boolean, open: (field: number) => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isAsked) return
    const pause = prefersReducedMotion() ? 0 : NEXT_MS
    const timers = FIELD_LIST.map((field) => setTimeout(() => latest.current(field), field * pause))
    return () => timers.forEach(clearTimeout)
  }, [isAsked])
}
