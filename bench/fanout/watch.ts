// Watches over many sockets at once. Words: kind (ours, chat, bare), url, sockets, seconds. Prints { rate, p99Ms }: messages a
// socket and second, and the 99th percentile of the delay from sending to reading.
import { setTimeout as pause } from 'node:timers/promises'
import * as chat from '@fairground/contract/calls/chat'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { CHAT_NAMESPACE } from '@fairground/contract/chat'
import { createClient } from '@fairground/testkit'
import { ROOM } from './news.ts'
import { type Socket, WebSocket } from './ws.ts'

const [kind = '', url = '', count = '1', seconds = '5'] = process.argv.slice(2)
/** Number of sockets that it opens at the same time. */
const AT_ONCE = 50
const SENT_AT = /sentAtMs"?:? ?(\d+)/g

const delays: number[] = []
let isMeasured = false

function note(data: Buffer): void {
  if (!isMeasured) return
  // A frame of the chat has every message of a moment.
  for (const [, sentAt] of data.toString().matchAll(SENT_AT)) delays.push(Date.now() - Number(sentAt))
}

/** What a connection shows and joins. */
interface Door {
  /** The namespace with its comma; empty for the default one. */
  namespace: string
  connect: string
  join: string
}

/** Opens a connection with the needed part of Engine.IO 4 and Socket.IO 5: the handshake, joining a channel, answering pings. */
async function openOurs({ namespace, connect, join }: Door): Promise<Socket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sock.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  })
  const joining = Promise.withResolvers<Socket>()
  socket.on('error', joining.reject)
  // The server closes a socket that reads too slowly; then the rate drops.
  socket.on('close', () => joining.resolve(socket))
  socket.on('message', (data) => {
    const text = data.subarray(0, 2).toString()
    if (text.startsWith('0')) socket.send(`40${namespace}${JSON.stringify({ token: connect })}`)
    else if (text === '40') socket.send(`42${namespace}0${JSON.stringify(['join', join])}`)
    else if (text === '43') joining.resolve(socket)
    else if (text === '2') socket.send('3')
    else note(data)
  })
  return await joining.promise
}

async function openBare(): Promise<Socket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false })
  const opening = Promise.withResolvers<Socket>()
  socket.on('error', opening.reject)
  socket.on('open', () => opening.resolve(socket))
  socket.on('message', note)
  return await opening.promise
}

async function findDoor(): Promise<Door | undefined> {
  if (kind === 'bare') return undefined
  const call = createClient(url)
  const rooms = kind === 'chat' ? (await call(chat.rooms, {})).list : []
  const channel = rooms.find(({ name }) => name === ROOM)?.id ?? 'crash'
  const [connect, join] = await Promise.all([call(sockmsg.init), call(sockmsg.join, { channels: [channel] })])
  const namespace = kind === 'chat' ? `${CHAT_NAMESPACE},` : ''
  return { namespace, connect: connect.model.token, join: join.model.token }
}

const door = await findDoor()
const sockets: Socket[] = []
while (sockets.length < Number(count)) {
  const batchSize = Math.min(AT_ONCE, Number(count) - sockets.length)
  sockets.push(...(await Promise.all(Array.from({ length: batchSize }, () => (door ? openOurs(door) : openBare())))))
}
await pause(2_000)
isMeasured = true
await pause(Number(seconds) * 1_000)
isMeasured = false
delays.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    rate: delays.length / sockets.length / Number(seconds),
    p99Ms: delays[Math.floor(delays.length * 0.99)] ?? 0,
  }),
)
process.exit()
