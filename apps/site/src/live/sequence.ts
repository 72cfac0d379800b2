/** What to do with a numbered message: take it, drop it as known, or ask for the state again after a gap. */
export type Verdict = 'take' | 'known' | 'gap'

/** The number of a message: `<fence>-<seq>`. Another fence means that the numbering began anew. */
export interface Position {
  fence: string
  seq: number
}

/** Parses a message's number; `undefined` when it is none. */
export function parseNumber(id: string): Position | undefined {
  const match = /^([0-9a-z]+)-(\d+)$/.exec(id)
  return match?.[1] && match[2] ? { fence: match[1], seq: Number(match[2]) } : undefined
}

/** Judges the next message of a channel by the last one taken. */
export function judge(lastPosition: Position | undefined, position: Position): Verdict {
  if (!lastPosition) return 'take'
  if (lastPosition.fence !== position.fence) return 'gap'
  if (position.seq <= lastPosition.seq) return 'known'
  return position.seq === lastPosition.seq + 1 ? 'take' : 'gap'
}
