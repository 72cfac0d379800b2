/** Interval of a flight's positions: twenty a second, for clients that do not interpolate. */
export const EVERY_MS = 50

/** The room of the chat that is written in. */
export const ROOM = 'Bench'

/** A message of the usual length, with its time of sending. */
export const textAt = (sentAtMs: number) =>
  `A message of the usual length, such as one reads in a full room. sentAtMs ${sentAtMs}`

/** A position of a flight in the product's format, with its time of sending. */
export function newsAt(sentAtMs: number) {
  return {
    type: 'game_data',
    gameId: 'crash',
    data: { kind: 'sync', flownMs: sentAtMs % 100_000, multiplier: 2.37, sentAtMs },
  } as const
}
