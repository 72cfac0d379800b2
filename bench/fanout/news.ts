/** Interval of a flight's positions: twenty a second, for clients that do not interpolate. */
export const EVERY_MS = 50

/** A position of a flight in the product's format, with its time of sending. */
export function newsAt(sentAtMs: number) {
  return {
    type: 'game_data',
    gameId: 'crash',
    data: { kind: 'sync', flownMs: sentAtMs % 100_000, multiplier: 2.37, sentAtMs },
  } as const
}
