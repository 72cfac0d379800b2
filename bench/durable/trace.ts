/** One system call of a trace: who, when it began and ended (seconds since 1970), and its text. */
export interface TraceLine {
  pid: string
  startedAt: number
  endedAt: number
  text: string
}

/** Reads a file of `strace -f -ttt -T`. A call that others interrupt in the file is one line again. */
export function parseTrace(file: string): TraceLine[] {
  const lines: TraceLine[] = []
  const begun = new Map<string, { startedAt: number; text: string }>()
  for (const line of file.split('\n')) {
    const [, pid = '', at = '', text = ''] = /^(\d+)\s+(\d+\.\d+) (.*)$/.exec(line) ?? []
    if (text.endsWith('<unfinished ...>')) {
      begun.set(pid, { startedAt: Number(at), text })
      continue
    }
    const resumed = text.startsWith('<... ') ? begun.get(pid) : undefined
    const startedAt = resumed?.startedAt ?? Number(at)
    const tookS = Number(/<(\d+\.\d+)>$/.exec(text)?.[1] ?? 0)
    lines.push({ pid, startedAt, endedAt: startedAt + tookS, text: (resumed?.text ?? '') + text })
  }
  return lines
}

const SYNC = /^(fdatasync|fsync)\(\d+<[^>]*pg_wal[^>]*>/

/** The milliseconds from a request to the end of the last sync of the log before its answer, and to the answer. */
export function syncBefore(
  lines: readonly TraceLine[],
  { request, answer }: { request: string; answer: string },
): { syncedAfterMs: number | undefined; answeredAfterMs: number | undefined; isDurable: boolean } {
  const arrivedAt = lines.find(({ text }) => /^(read|recvfrom)\(/.test(text) && text.includes(request))?.endedAt
  const answeredAt = lines.find(
    ({ text, startedAt }) =>
      startedAt > (arrivedAt ?? 0) &&
      /^(write|writev|sendto|sendmsg)\(/.test(text) &&
      text.includes(`id\\":\\"${answer}`),
  )?.startedAt
  if (arrivedAt === undefined || answeredAt === undefined)
    return { syncedAfterMs: undefined, answeredAfterMs: undefined, isDurable: false }
  const syncs = lines.filter(
    ({ text, startedAt, endedAt }) => SYNC.test(text) && startedAt > arrivedAt && endedAt < answeredAt,
  )
  const syncedAt = syncs.at(-1)?.endedAt
  const ms = (at: number) => Number(((at - arrivedAt) * 1_000).toFixed(2))
  return {
    syncedAfterMs: syncedAt === undefined ? undefined : ms(syncedAt),
    answeredAfterMs: ms(answeredAt),
    isDurable: syncedAt !== undefined,
  }
}
