import type { Socket } from 'node:net'
import type { Log } from '../../log.ts'
import { every } from '../../work/timers.ts'
import { createMemoryBus } from '../memory-bus.ts'
import { type HubLine, openWire, type ProcessLine, readProcessLine, textOf, type Wire } from './lines.ts'

/** The middle of a bus: it keeps the histories, and carries each message to the processes with members of the channel. */
export interface Hub {
  /** Serves the connection of a process. */
  take(socket: Socket): void
  /**
   * Answers replays from now on. Before it, the other processes find a new hub, and name the channels of which the lost one may
   * have lost messages: then one resync covers both.
   */
  begin(): void
  /** Ends all connections. */
  close(): void
}

const BEAT_MS = 1_000
/** A process that has not answered for so many beats is cut: the joins of others wait for it. */
const MOST_BEATS = 3

/** A connected process. */
interface Member {
  wire: Wire<HubLine>
  channels: Set<string>
  /** The wanted channels that it knows. */
  known: number
  /** Messages that it has published. */
  published: number
  carried: number
  hasTakenLeave: boolean
}

/** A replay that is answered once these members know that the channel is wanted. */
interface Question {
  number: number
  members: Set<Member>
  beats: number
  answer(): void
}

/** Creates the hub, in the process that is the host. */
export function createHub({ now, log }: { now(): number; log: Log }): Hub {
  const members = new Set<Member>()
  const membersOf = new Map<string, Set<Member>>()
  const questions = new Set<Question>()
  let wantedCount = 0
  /** The answers that wait for `begin`. */
  let earlyAnswers: (() => void)[] | undefined = []
  let isClosed = false

  const bus = createMemoryBus(now, (channel, isWanted) => {
    if (isWanted) wantedCount++
    const line: HubLine = isWanted ? { is: 'wanted', channel, number: wantedCount } : { is: 'unwanted', channel }
    sendAll(members, line)
  })
  bus.onMessage((channel, message) => sendAll(membersOf.get(channel) ?? [], { is: 'message', message }))

  function sendAll(receivers: Iterable<Member>, line: HubLine): void {
    const text = textOf(line)
    for (const { wire } of receivers) wire.sendText(text)
  }

  function open(member: Member, channel: string): void {
    const channelMembers = membersOf.get(channel) ?? new Set()
    membersOf.set(channel, channelMembers.add(member))
    member.channels.add(channel)
    bus.open(channel)
  }

  function release(member: Member, channel: string): void {
    const channelMembers = membersOf.get(channel)
    member.channels.delete(channel)
    if (!channelMembers?.delete(member) || channelMembers.size > 0) return
    membersOf.delete(channel)
    bus.release(channel)
  }

  function lose(lostChannel: string | undefined): void {
    for (const channel of lostChannel === undefined ? [...bus.wanted()] : [lostChannel]) bus.renew(channel)
  }

  /** Answers a replay once every process publishes to the channel: what one kept to itself is in the database by then. */
  function replay(member: Member, { number, channel, after }: ProcessLine & { is: 'replay' }): void {
    const answer = () => {
      if (!member.channels.has(channel)) return
      const replayed = bus.recall(channel, after)
      if ('missedMessages' in replayed)
        for (const message of replayed.missedMessages) member.wire.send({ is: 'missed', number, message })
      const resyncAt = 'resyncAt' in replayed ? { resyncAt: replayed.resyncAt } : {}
      member.wire.send({ is: 'replayed', number, ...resyncAt })
    }
    const unknowing = [...members].filter(({ known }) => known < wantedCount)
    if (unknowing.length === 0) answerOnceBegun(answer)
    else
      questions.add({
        number: wantedCount,
        members: new Set(unknowing),
        beats: 0,
        answer: () => answerOnceBegun(answer),
      })
  }

  function answerOnceBegun(answer: () => void): void {
    if (earlyAnswers) earlyAnswers.push(answer)
    else answer()
  }

  function waitNoMore(question: Question, member: Member): void {
    question.members.delete(member)
    if (question.members.size > 0) return
    questions.delete(question)
    question.answer()
  }

  function hear(member: Member, line: ProcessLine): void {
    switch (line.is) {
      case 'hello':
        // The last of its known channels, so that the next ones are the only ones that it must confirm.
        for (const channel of bus.wanted()) member.wire.send({ is: 'wanted', channel, number: wantedCount })
        member.known = wantedCount
        member.wire.send({ is: 'welcome' })
        members.add(member)
        break
      case 'open':
        open(member, line.channel)
        break
      case 'release':
        release(member, line.channel)
        break
      case 'replay':
        replay(member, line)
        break
      case 'publish':
        member.published++
        bus.publish(line.channel, line.message)
        break
      case 'known':
        member.known = line.number
        for (const question of [...questions]) if (question.number <= line.number) waitNoMore(question, member)
        break
      case 'lost':
        lose(line.channel)
        break
      case 'bye':
        member.hasTakenLeave = true
        break
    }
  }

  function leave(member: Member): void {
    if (!members.delete(member)) return
    for (const channel of [...member.channels]) release(member, channel)
    for (const question of [...questions]) waitNoMore(question, member)
    // It may have stored what it has told nobody.
    if (!member.hasTakenLeave && !isClosed) lose(undefined)
  }

  function beat(): void {
    sendAll(members, { is: 'beat' })
    for (const question of questions) {
      question.beats++
      if (question.beats >= MOST_BEATS) for (const { wire } of question.members) wire.cut()
    }
  }
  const stopBeating = every(BEAT_MS, beat)
  const wires = new Set<Wire<HubLine>>()

  return {
    take(socket) {
      let member: Member | undefined
      const wire = openWire<ProcessLine, HubLine>(socket, {
        read: readProcessLine,
        line(line) {
          // Whoever does not begin with a greeting is no process.
          if (!member && line.is !== 'hello') {
            wire.cut()
            return
          }
          member ??= { wire, channels: new Set(), known: 0, published: 0, carried: 0, hasTakenLeave: false }
          hear(member, line)
        },
        turn() {
          if (!member || member.published === member.carried) return
          member.carried = member.published
          wire.send({ is: 'carried', count: member.carried })
        },
        end() {
          wires.delete(wire)
          if (member) leave(member)
        },
        log,
      })
      wires.add(wire)
    },
    begin() {
      for (const answer of earlyAnswers ?? []) answer()
      earlyAnswers = undefined
    },
    close() {
      isClosed = true
      stopBeating()
      for (const wire of wires) wire.end()
    },
  }
}
