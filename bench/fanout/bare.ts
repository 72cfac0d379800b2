// A server with bare ws: it writes each position once as text, and sends it to every socket.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EVERY_MS, newsAt } from './news.ts'
import { WebSocketServer } from './ws.ts'

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
setInterval(() => {
  const text = `42${JSON.stringify(['message', newsAt(Date.now())])}`
  for (const socket of sockets.clients) socket.send(text)
}, EVERY_MS)
server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit())
