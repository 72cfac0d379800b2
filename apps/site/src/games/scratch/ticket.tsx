import type { ReactNode } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { sceneColours } from '../kit/scene-colours.ts'
import { ScratchSymbol } from './symbol-art.tsx'
import css from './ticket.module.css'

const LAMPS = Array.from({ length: 13 }, (_, at) => at)

interface TicketProps {
  /** The number on its stub: the number of the bet. */
  number: number | undefined
  /** Whether the ticket slides out of the machine when it appears. */
  arrives: boolean
  /** The fields and their foil. */
  children: ReactNode
}

/** The operator's ticket: awning, nine fields, a stub behind the perforation. */
export function Ticket({ number, arrives, children }: TicketProps) {
  const t = useTranslate()
  return (
    <div className={css.table} style={sceneColours} data-arrives={arrives}>
      <div className={css.ticket}>
        <div className={css.head} aria-hidden="true">
          <span className={css.title}>{t('scratch.title')}</span>
          <span className={css.rule}>{t('scratch.rule')}</span>
        </div>
        {children}
        <div className={css.stub} aria-hidden="true">
          <span className={css.lamps}>
            {LAMPS.map((at) => (
              <i key={at} />
            ))}
          </span>
          <span className={css.number}>
            {number === undefined ? '№ · · ·' : `№ ${String(number).padStart(6, '0')}`}
          </span>
        </div>
      </div>
    </div>
  )
}

interface WellProps {
  symbol: number | undefined
  /** The payout of three of the symbol. */
  pays: string
  /** Whether it is one of the three winning symbols. */
  isWinner: boolean
}

/** The contents of a field: a symbol, and the payout of three of it. */
export function Well({ symbol, pays, isWinner }: WellProps) {
  return (
    <span className={css.well} data-won={isWinner} aria-hidden="true">
      {symbol !== undefined && (
        <>
          <ScratchSymbol symbol={symbol} className={css.symbol} />
          <span className={css.pays}>{pays}</span>
        </>
      )}
    </span>
  )
}
