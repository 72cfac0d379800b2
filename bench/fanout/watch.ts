// Watches over many sockets at once. Words: kind (ours, bare), url, sockets, seconds. Prints { rate, p99Ms }: messages a
// socket and second, and the 99th percentile of the delay from sending to reading.
import { setTimeout as pause } from 'node:timers/promises'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { createClient } from '@fairground/testkit'
import { type Socket, WebSocket } from './ws.ts'

const [kind = '', url = '', count = '1', seconds = '5'] = process.argv.slice(2)
/** Number of sockets that it opens at the same time. */
const AT_ONCE = 50
const SENT_AT = /"sentAtMs":(\d+)/

const delays: number[] = []
let isMeasured = false

function note(data: Buffer): void {
  const sentAt = isMeasured ? SENT_AT.exec(data.toString())?.[1] : undefined
  if (sentAt !== undefined) delays.push(Date.now() - Number(sentAt))
}

/** Opens a connection with the needed part of Engine.IO 4 and Socket.IO 5: the handshake, joining a channel, answering pings. */
async function openOurs(tokens: { connect: string; join: string }): Promise<Socket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sock.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  })
  const joining = Promise.withResolvers<Socket>()
  socket.on('error', joining.reject)
  // The server closes a socket that reads too slowly; then the rate drops.
  socket.on('close', () => joining.resolve(socket))
  socket.on('message', (data) => {
    const text = data.subarray(0, 2).toString()
    if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token: tokens.connect })}`)
    else if (text === '40') socket.send(`420${JSON.stringify(['join', tokens.join])}`)
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

async function getTokens() {
  const call = createClient(url)
  const [connect, join] = await Promise.all([call(sockmsg.init), call(sockmsg.join, { channels: ['crash'] })])
  return { connect: connect.model.token, join: join.model.token }
}

const tokens = kind === 'ours' ? await getTokens() : undefined
const sockets: Socket[] = []
while (sockets.length < Number(count)) {
  const batchSize = Math.min(AT_ONCE, Number(count) - sockets.length)
  sockets.push(
    ...(await Promise.all(Array.from({ length: batchSize }, () => (tokens ? openOurs(tokens) : openBare())))),
  )
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
