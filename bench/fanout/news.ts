/** How often a flight is told: twenty times a second, as a server would that does not let its clients interpolate. */
export const EVERY_MS = 50

/** A position of a flight as the product tells it, and when it was sent. */
export function newsAt(sentAtMs: number) {
  return {
    type: 'game_data',
    gameId: 'crash',
    data: { kind: 'sync', flownMs: sentAtMs % 100_000, multiplier: 2.37, sentAtMs },
  } as const
}
