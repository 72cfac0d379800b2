import { connect } from 'node:net'
import type { SentMessage } from '@fairground/contract/live'
import type { Log } from '../../log.ts'
import { every, pause } from '../../work/timers.ts'
import type { Bus, Replay } from '../bus.ts'
import { type Host, openFolder, openHost } from './host.ts'
import { type HubLine, openWire, type ProcessLine, readHubLine, textOf, type Wire } from './lines.ts'

/** Interval of the looks at the connection and at the host. */
const LOOK_MS = 1_000
/** A hub that says nothing for so many looks is stuck, and so is one that does not welcome. */
const MOST_SILENT_LOOKS = 5
const MOST_UNWELCOME_LOOKS = 3
/** Without a hub a replay is answered by a resync after so many looks. */
const MOST_WAITING_LOOKS = 2
/** Most messages that wait for a hub; the oldest go first. */
const MOST_QUEUED = 1_000
/** Most messages of which the hub has not said that it carries them: with more it is stuck. */
const MOST_UNSURE = 100_000
/** Most bytes of a message: a page's frame has room for 64 KiB. */
const MOST_MESSAGE_BYTES = 60 * 1024
/** Most channels that are known to have lost messages; with more, any channel counts as such. */
const MOST_LOST = 5_000
const RETRY_MS = 1_000
/** Longest wait of an end for the hub. */
const LEAVE_MS = 1_000
/** The number of a replay without a hub. No history has its fence, so the next hub answers with a resync. */
const NOWHERE = '0-0'

/** A channel with members in this process. */
interface OpenChannel {
  /** The last number that its members know. */
  last: string | undefined
  /** Whether messages are left out, since the replay of what was missed during a lost connection has them. */
  isCatchingUp: boolean
}

/** A replay that is not answered. */
interface Question {
  channel: string
  after: string | undefined
  missedMessages: SentMessage[]
  looks: number
  /** Whether it is this process's own, after a lost connection. */
  isCatchUp: boolean
  answer(replay: Replay): void
}

/**
 * Creates the bus of a process that shares a hub with the other processes of its machine. The hub is in one of them: whoever finds
 * none that answers becomes its host.
 *
 * While there is no hub, messages wait, the oldest of too many are dropped, and nobody waits for them. With the next hub each channel
 * gets what it missed, or one resync.
 * @param path of the hub's socket
 * @throws StartRefused when other users may enter its folder
 */
export function createHubBus({ path, now, log }: { path: string; now(): number; log: Log }): Bus {
  openFolder(path)
  const channels = new Map<string, OpenChannel>()
  const listeners: ((channel: string, message: SentMessage) => void)[] = []
  const questions = new Map<number, Question>()
  let questionCount = 0
  let wantedChannels = new Set<string>()
  let wire: Wire<ProcessLine> | undefined
  let isUp = false
  /** Whether every channel has caught up. Before, messages of this process wait: a resync would swallow them. */
  let isFlowing = false
  let silentLooks = 0
  let queue: { channel: string; text: string }[] = []
  /** The channels of the sent messages of which the hub has not said that it carries them. */
  let unsureChannels: string[] = []
  let carriedCount = 0
  const lostChannels = new Set<string | undefined>()
  let host: Host | undefined
  const closing = new AbortController()

  function lose(channel: string): void {
    lostChannels.add(lostChannels.size < MOST_LOST ? channel : undefined)
  }

  function deliver(channel: string, message: SentMessage): void {
    const open = channels.get(channel)
    if (!open || open.isCatchingUp) return
    open.last = message.id
    for (const listener of listeners) listener(channel, message)
  }

  function ask(question: Pick<Question, 'channel' | 'after' | 'isCatchUp' | 'answer'>): void {
    const number = questionCount++
    questions.set(number, { ...question, missedMessages: [], looks: 0 })
    if (isUp) sendQuestion(number, question)
  }

  function sendQuestion(number: number, { channel, after }: Pick<Question, 'channel' | 'after'>): void {
    wire?.send({ is: 'replay', number, channel, ...(after !== undefined && { after }) })
  }

  /** Delivers what a channel has missed. */
  function catchUp(channel: string, open: OpenChannel): void {
    open.isCatchingUp = true
    const answer = (replay: Replay) => {
      open.isCatchingUp = false
      if ('resyncAt' in replay) deliver(channel, { type: 'resync', id: replay.resyncAt, channel })
      else for (const message of replay.missedMessages) deliver(channel, message)
      flowOnceCaughtUp()
    }
    ask({ channel, after: open.last, isCatchUp: true, answer })
  }

  function enter(): void {
    isUp = true
    carriedCount = 0
    for (const channel of channels.keys()) wire?.send({ is: 'open', channel })
    for (const channel of lostChannels) wire?.send({ is: 'lost', ...(channel !== undefined && { channel }) })
    lostChannels.clear()
    const earlierQuestions = [...questions]
    // Members of the other channels wait for the answer to their own replay.
    for (const [channel, open] of channels) if (open.last !== undefined) catchUp(channel, open)
    for (const [number, question] of earlierQuestions) sendQuestion(number, question)
    flowOnceCaughtUp()
  }

  function flowOnceCaughtUp(): void {
    if (isFlowing || !isUp || [...channels.values()].some(({ isCatchingUp }) => isCatchingUp)) return
    isFlowing = true
    const queuedMessages = queue
    queue = []
    for (const { channel, text } of queuedMessages) send(channel, text)
  }

  function leave(): void {
    isUp = false
    isFlowing = false
    wire = undefined
    wantedChannels = new Set()
    for (const channel of unsureChannels) lose(channel)
    unsureChannels = []
    // The next hub is asked anew.
    for (const [number, { isCatchUp }] of questions) if (isCatchUp) questions.delete(number)
    for (const open of channels.values()) open.isCatchingUp = false
    for (const question of questions.values()) question.missedMessages = []
  }

  function send(channel: string, text: string): void {
    unsureChannels.push(channel)
    wire?.sendText(text)
    if (unsureChannels.length > MOST_UNSURE) wire?.cut()
  }

  function hear(line: HubLine): void {
    silentLooks = 0
    switch (line.is) {
      case 'wanted':
        wantedChannels.add(line.channel)
        if (isUp) wire?.send({ is: 'known', number: line.number })
        break
      case 'unwanted':
        wantedChannels.delete(line.channel)
        break
      case 'message':
        deliver(line.message.channel, line.message)
        break
      case 'missed':
        questions.get(line.number)?.missedMessages.push(line.message)
        break
      case 'replayed':
        finish(line.number, line.resyncAt)
        break
      case 'carried':
        unsureChannels.splice(0, line.count - carriedCount)
        carriedCount = line.count
        break
      case 'welcome':
      case 'beat':
    }
  }

  function finish(number: number, resyncAt: string | undefined): void {
    const question = questions.get(number)
    if (!question) return
    questions.delete(number)
    const { channel, after, missedMessages, answer } = question
    const open = channels.get(channel)
    if (open) open.last ??= resyncAt ?? missedMessages.at(-1)?.id ?? after
    answer(resyncAt === undefined ? { missedMessages } : { resyncAt })
  }

  /** Connects, and stays until the connection ends. @returns whether a hub has welcomed this process */
  async function stay(): Promise<boolean> {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const socket = connect(path)
    const newWire = openWire<HubLine, ProcessLine>(socket, {
      read: readHubLine,
      line(line) {
        if (line.is === 'welcome' && !isUp) enter()
        hear(line)
      },
      end: resolve,
      log,
    })
    wire = newWire
    silentLooks = 0
    newWire.send({ is: 'hello' })
    await ended
    const wasUp = isUp
    leave()
    return wasUp
  }

  async function keepConnected(): Promise<void> {
    let hasWarned = false
    while (!closing.signal.aborted) {
      try {
        if ((await stay()) || closing.signal.aborted) continue
        host?.close()
        host = await openHost({ path, now, log })
        hasWarned = false
      } catch (error) {
        if (!hasWarned)
          log.warn(`there is no hub at ${path}: ${error instanceof Error ? error.message : String(error)}`)
        hasWarned = true
        await pause(RETRY_MS, closing.signal)
      }
    }
  }

  /** Gives the hub up where another process has become its host. */
  async function stepDown(): Promise<void> {
    const ownHost = host
    if (!ownHost || (await ownHost.isCurrent())) return
    ownHost.close()
    if (host === ownHost) host = undefined
  }

  function look(): void {
    silentLooks++
    if (silentLooks > (isUp ? MOST_SILENT_LOOKS : MOST_UNWELCOME_LOOKS)) wire?.cut()
    if (!isUp)
      for (const [number, question] of questions) if (++question.looks > MOST_WAITING_LOOKS) finish(number, NOWHERE)
    void stepDown()
  }

  const stopLooking = every(LOOK_MS, look)
  const connecting = keepConnected()

  return {
    isShared: true,
    // Without a hub nobody knows.
    wants: (channel) => !isFlowing || wantedChannels.has(channel),
    onMessage: (listener) => void listeners.push(listener),
    publish(channel, message) {
      if (isFlowing && !wantedChannels.has(channel)) return
      const text = textOf({ is: 'publish', channel, message })
      if (Buffer.byteLength(text) > MOST_MESSAGE_BYTES) {
        log.warn(`a live message of ${text.length} characters was not sent`)
      } else if (isFlowing) send(channel, text)
      else {
        queue.push({ channel, text })
        const tooMany = queue.length > MOST_QUEUED ? queue.shift() : undefined
        if (tooMany) lose(tooMany.channel)
      }
    },
    open(channel) {
      if (channels.has(channel)) return
      channels.set(channel, { last: undefined, isCatchingUp: false })
      if (isUp) wire?.send({ is: 'open', channel })
    },
    release(channel) {
      if (channels.delete(channel) && isUp) wire?.send({ is: 'release', channel })
      // The hub answers nobody who has left.
      for (const [number, question] of questions) if (question.channel === channel) finish(number, NOWHERE)
      flowOnceCaughtUp()
    },
    replay: (channel, after) => new Promise((answer) => ask({ channel, after, isCatchUp: false, answer })),
    async close() {
      closing.abort()
      stopLooking()
      wire?.send({ is: 'bye' })
      wire?.end()
      const left = new AbortController()
      await Promise.race([connecting, pause(LEAVE_MS, left.signal)])
      left.abort()
      wire?.cut()
      await connecting
      host?.close()
    },
  }
}
