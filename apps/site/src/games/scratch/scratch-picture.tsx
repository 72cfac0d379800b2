import css from './ticket.module.css'
import { Ticket, Well } from './ticket.tsx'
import { FIELD_LIST, type TicketRound, winningFields } from './ticket-round.ts'

interface ScratchPictureProps {
  ticket: TicketRound
  number: number | undefined
  /** What three of each symbol pay, as text. */
  prizes: ReadonlyMap<number, string>
  /** How many fields are open, from the first one on. */
  shown: number
  label: string
}

/** A ticket to look at: its round's page, its replay, the verifier. */
export function ScratchPicture({ ticket, number, prizes, shown, label }: ScratchPictureProps) {
  const isWhole = shown >= FIELD_LIST.length
  const won = isWhole ? winningFields(ticket) : []
  return (
    <div role="img" aria-label={label}>
      <Ticket number={number} arrives={false}>
        <div className={css.panel}>
          <div className={css.fields}>
            {FIELD_LIST.map((field) => {
              const symbol = ticket.symbols[field] ?? 0
              return (
                <span key={field} className={css.field}>
                  {field < shown ? (
                    <Well symbol={symbol} pays={prizes.get(symbol) ?? ''} won={won.includes(field)} />
                  ) : (
                    <span className={css.covered} />
                  )}
                </span>
              )
            })}
          </div>
        </div>
      </Ticket>
    </div>
  )
}
