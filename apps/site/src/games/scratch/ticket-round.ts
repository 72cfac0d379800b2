import { ALIKE, FIELDS } from '@fairground/games/scratch'
import type { PicturedRound } from '../kit/pictured-round.ts'

/** What a ticket shows. */
export interface TicketRound {
  /** The prize that was drawn; 0 is the blank. */
  prize: number
  /** The symbol of each field, row by row; numbered as the prizes are. */
  symbols: readonly number[]
}

/** The ticket of a bet; undefined for one that is not decided. */
export function ticketOf({ round }: Pick<PicturedRound, 'round'>): TicketRound | undefined {
  return round.hazards && ticketOfDraw(round.hazards)
}

/** The ticket that was drawn: the prize in the first list, what it shows in the second. */
export function ticketOfDraw([prize = [], symbols = []]: readonly (readonly number[])[]): TicketRound {
  return { prize: prize[0] ?? 0, symbols }
}

/** The fields of a ticket that win it: the three alike, none of a blank. */
export function winningFields({ prize, symbols }: TicketRound): readonly number[] {
  const alike = symbols.flatMap((symbol, field) => (symbol === prize ? [field] : []))
  return prize !== 0 && alike.length === ALIKE ? alike : []
}

/** All fields, the top left one first. */
export const FIELD_LIST: readonly number[] = Array.from({ length: FIELDS }, (_, field) => field)
