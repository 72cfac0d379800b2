import css from './ticket.module.css'
import { Ticket, Well } from './ticket.tsx'
import { FIELD_LIST, type TicketRound, winningFields } from './ticket-round.ts'

interface ScratchPictureProps {
  ticket: TicketRound
  number: number | undefined
  /** The payout of three of each symbol, as text. */
  prizes: ReadonlyMap<number, string>
  /** The number of open fields, from the first one on. */
  openCount: number
  label: string
}

/** A ticket for viewing: its round's page, its replay, the verifier. */
export function ScratchPicture({ ticket, number, prizes, openCount, label }: ScratchPictureProps) {
  const isWhole = openCount >= FIELD_LIST.length
  const winners = isWhole ? winningFields(ticket) : []
  return (
    <div role="img" aria-label={label}>
      <Ticket number={number} arrives={false}>
        <div className={css.panel}>
          <div className={css.fields}>
            {FIELD_LIST.map((field) => {
              const symbol = ticket.symbols[field] ?? 0
              return (
                <span key={field} className={css.field}>
                  {field < openCount ? (
                    <Well symbol={symbol} pays={prizes.get(symbol) ?? ''} isWinner={winners.includes(field)} />
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
