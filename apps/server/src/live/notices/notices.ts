import { CallError } from '@fairground/contract/envelope'
import { SITE_CHANNEL } from '@fairground/contract/live'
import { NOTICES_CHANGED } from '@fairground/contract/notice'
import type { NoticeDraft, StoredNotice } from '@fairground/contract/notice-draft'
import type { Logger } from 'pino'
import type { Bus } from '../../ground/bus/bus.ts'
import type { Tell } from '../../ground/bus/tell.ts'
import { claimTelling } from '../../ground/bus/teller.ts'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import { every } from '../../ground/work/timers.ts'
import { lastChange, noticesFor, type Reader } from './audience.ts'
import { deleteNotice, noteChange, readBoard, writeNotice } from './notice-store.ts'

/** The operator's notices. */
export interface Notices {
  /** Lists the current notices of a reader, in order. Every server shows a staff's change within a second. */
  listFor(reader: Reader): Promise<StoredNotice[]>
  /** The last change of the shown notices, milliseconds since 1970; 0 before the first. */
  changedAt(): Promise<number>
  /** Lists every stored notice. */
  listAll(): Promise<readonly StoredNotice[]>
  /**
   * Publishes or changes a notice, and notifies the open sites.
   * @throws CallError notice_unknown
   */
  save(draft: NoticeDraft): Promise<StoredNotice>
  /** Removes a notice. @throws CallError notice_unknown */
  remove(id: string): Promise<void>
  /** Stops the checks for changes. */
  close(): void
}

/** Interval of the checks for changes on other servers, and for notices that start or end. */
const LOOK_MS = 2_000

/** Creates the notices of a database. It announces changes over live connections. */
export function createNotices(parts: {
  db: Database
  bus: Pick<Bus, 'isShared'>
  tell: Tell
  log: Pick<Logger, 'debug'>
  now(): number
}): Notices {
  const { db, tell, log, now } = parts
  const newReader = () => createFreshReader(() => readBoard(db))
  let findBoard = newReader()
  let toldMs: number | undefined

  async function changedAt(): Promise<number> {
    const { notices, changedAtMs } = await findBoard()
    return lastChange(notices, changedAtMs, now())
  }

  /** Announces a new change to the open sites. */
  async function announce(): Promise<void> {
    const changedMs = await changedAt()
    const before = toldMs
    toldMs = Math.max(changedMs, before ?? 0)
    if (before === undefined || changedMs <= before) return
    const isOwn = await claimTelling(parts, 'notices', String(changedMs)).catch((error: unknown) => {
      toldMs = before
      throw error
    })
    if (!isOwn) return
    tell(SITE_CHANNEL, NOTICES_CHANGED, { noticeUpdateTime: changedMs })
  }

  /** Never rejects: after an error the next check announces the change. */
  async function look(): Promise<void> {
    try {
      await announce()
    } catch (error) {
      log.debug({ err: error }, 'notices were not looked at; the next look is soon')
    }
  }
  const stopLooking = every(LOOK_MS, look)
  void look()

  async function change<Result>(work: Parameters<typeof transaction<Result>>[1], at: Date): Promise<Result> {
    const result = await transaction(db, async (tx) => {
      const result = await work(tx)
      await noteChange(tx, at)
      return result
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
        const noticeId = await writeNotice(tx, draft, at)
        if (noticeId === undefined) throw new CallError('notice_unknown')
        return noticeId
      }, at)
      const savedNotice = (await readBoard(db)).notices.find((notice) => notice.id === id)
      if (!savedNotice) throw new CallError('notice_unknown')
      return savedNotice
    },
    async remove(id) {
      await change(async (tx) => {
        if (!(await deleteNotice(tx, id))) throw new CallError('notice_unknown')
      }, new Date(now()))
    },
    close: stopLooking,
  }
}
