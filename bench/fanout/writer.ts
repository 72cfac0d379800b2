// Writes twenty messages a second into a room of the chat, as a player elsewhere does. Words: url, token, room.
import * as chat from '@fairground/contract/calls/chat'
import { createClient } from '@fairground/testkit/client.ts'
import { EVERY_MS, textAt } from './news.ts'

const [url = '', token = '', roomId = ''] = process.argv.slice(2)
const call = createClient(url)
setInterval(() => {
  const request = { roomId, clientId: crypto.randomUUID(), body: textAt(Date.now()) }
  call(chat.send, request, { token }).catch((error: unknown) => console.error(String(error)))
}, EVERY_MS)
// It ends with the server that has started it.
process.once('disconnect', () => process.exit())
