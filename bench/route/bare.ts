// A call with only HTTP, JSON and the schema: bare node:http and zod.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const request = z.object({ t: z.string().max(128).default('') })

const server = createServer((incoming, outgoing) => {
  let text = ''
  incoming.setEncoding('utf8')
  incoming.on('data', (part) => {
    text += part
  })
  incoming.on('end', () => {
    const { t } = request.parse(JSON.parse(text))
    const answer = JSON.stringify({
      status: 0,
      message: 'success',
      serverTime: Date.now(),
      model: { valid: t === 'nobody' },
    })
    outgoing.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
    })
    outgoing.end(answer)
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
