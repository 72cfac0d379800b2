// Calls one route over 64 connections. Words: url, seconds. Prints { rate, p99Ms, wrongCount, cpuUs }: CPU of this program a call.
import { connectRaw, createTimes } from '../http/raw-client.ts'

const [url = '', seconds = '5'] = process.argv.slice(2)
const CONNECTIONS = 64
const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectRaw(url)))
const times = createTimes()
let wrongCount = 0
const cpu = process.cpuUsage()
const began = performance.now()
const endsAt = began + Number(seconds) * 1000
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() < endsAt) {
      const answer = await times.time(client.post('/api/auth/check', '', '{"t":"nobody-at-all"}'))
      if (!answer.startsWith('{"status":')) wrongCount++
    }
  }),
)
const elapsedSeconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpu)
for (const client of clients) client.close()
const rate = times.count() / elapsedSeconds
console.log(JSON.stringify({ rate, p99Ms: times.quantile(0.99), wrongCount, cpuUs: (user + system) / times.count() }))
process.exit(0)
