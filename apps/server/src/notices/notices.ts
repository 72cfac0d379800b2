import { CallError, NOTICES_CHANGED, type NoticeDraft, SITE_CHANNEL, type StoredNotice } from '@fairground/contract'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/tx.ts'
import type { Live } from '../live/live.ts'
import { createFreshReader } from '../site/fresh-reader.ts'
import { lastChange, noticesFor, type Reader } from './audience.ts'
import { deleteNotice, noteChange, readBoard, writeNotice } from './notice-store.ts'

/** The operator's notices. */
export interface Notices {
  /** What a reader gets now, in order. A change of staff's is in it a second later at most, on every server. */
  listFor(reader: Reader): Promise<StoredNotice[]>
  /** When the notices last became others, milliseconds since 1970; 0 before there was one. */
  changedAt(): Promise<number>
  /** Every notice, as it is this moment. */
  listAll(): Promise<readonly StoredNotice[]>
  /**
   * Publishes a notice or changes one, and tells the sites that are open.
   * @throws CallError notice_unknown
   */
  save(draft: NoticeDraft): Promise<StoredNotice>
  /** Takes a notice back. @throws CallError notice_unknown */
  remove(id: string): Promise<void>
  /** Looks no more for changes. */
  close(): void
}

/** So late is it known here what was changed on another server, and that the time of a notice has come. */
const LOOK_MS = 2_000

/** The notices of a database, told of over live connections. */
export function createNotices(parts: {
  db: Database
  live: Pick<Live, 'tell'>
  log: Pick<Logger, 'debug'>
  now(): number
}): Notices {
  const { db, live, log, now } = parts
  const newReader = () => createFreshReader(() => readBoard(db))
  let findBoard = newReader()
  let toldMs: number | undefined

  async function changedAt(): Promise<number> {
    const { notices, changedAtMs } = await findBoard()
    return lastChange(notices, changedAtMs, now())
  }

  /** Tells the sites that are connected here of a change that they have not been told of. */
  async function tell(): Promise<void> {
    const changedMs = await changedAt()
    const before = toldMs
    toldMs = Math.max(changedMs, before ?? 0)
    if (before === undefined || changedMs <= before) return
    live.tell(SITE_CHANNEL, NOTICES_CHANGED, { noticeUpdateTime: changedMs })
  }

  /** Never fails: what was not told now is told at the next look. */
  async function look(): Promise<void> {
    try {
      await tell()
    } catch (error) {
      log.debug({ err: error }, 'notices were not looked at; the next look is soon')
    }
  }
  const timer = setInterval(look, LOOK_MS)
  void look()

  async function change<Result>(work: Parameters<typeof transaction<Result>>[1], at: Date): Promise<Result> {
    const result = await transaction(db, async (tx) => {
      const done = await work(tx)
      await noteChange(tx, at)
      return done
    })
    findBoard = newReader()
    toldMs ??= 0
    await look()
    return result
  }

  return {
    async listFor(reader) {
      return noticesFor((await findBoard()).notices, reader, now())
    },
    changedAt,
    async listAll() {
      return (await readBoard(db)).notices
    },
    async save(draft) {
      const at = new Date(now())
      const id = await change(async (tx) => {
        const written = await writeNotice(tx, draft, at)
        if (written === undefined) throw new CallError('notice_unknown')
        return written
      }, at)
      const saved = (await readBoard(db)).notices.find((notice) => notice.id === id)
      if (!saved) throw new CallError('notice_unknown')
      return saved
    },
    async remove(id) {
      await change(async (tx) => {
        if (!(await deleteNotice(tx, id))) throw new CallError('notice_unknown')
      }, new Date(now()))
    },
    close: () => clearInterval(timer),
  }
}
