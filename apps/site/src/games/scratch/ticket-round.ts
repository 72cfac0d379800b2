import { ALIKE, FIELDS } from '@fairground/games/scratch'
import type { PicturedRound } from '../kit/pictured-round.ts'

/** The contents of a ticket. */
export interface TicketRound {
  /** The prize; 0 is the blank. */
  prize: number
  /** The symbol of each field, row by row; numbered like the prizes. */
  symbols: readonly number[]
}

/** The ticket of a bet; undefined without a result. */
export function ticketOf({ round }: Pick<PicturedRound, 'round'>): TicketRound | undefined {
  return round.hazards && ticketOfDraw(round.hazards)
}

/** The ticket from the draw: the prize in the first list, the symbols in the second. */
export function ticketOfDraw([prize = [], symbols = []]: readonly (readonly number[])[]): TicketRound {
  return { prize: prize[0] ?? 0, symbols }
}

/** The winning fields: the three alike, or none on a blank. */
export function winningFields({ prize, symbols }: TicketRound): readonly number[] {
  const alike = symbols.flatMap((symbol, field) => (symbol === prize ? [field] : []))
  return prize !== 0 && alike.length === ALIKE ? alike : []
}

/** All fields, the top left one first. */
export const FIELD_LIST: readonly number[] = Array.from({ length: FIELDS }, (_, field) => field)
