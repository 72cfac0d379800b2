// Asks one route over 64 connections. Words: url, seconds. Prints { rate, p99Ms, wrong, cpuUs }: CPU of this program a call.
import { connectRaw, createTimes } from '../http/raw-client.ts'

const [url = '', seconds = '5'] = process.argv.slice(2)
const CONNECTIONS = 64
const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectRaw(url)))
const times = createTimes()
let wrong = 0
const cpu = process.cpuUsage()
const began = performance.now()
const until = began + Number(seconds) * 1000
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() < until) {
      const answer = await times.time(client.post('/api/auth/check', '', '{"t":"nobody-at-all"}'))
      if (!answer.startsWith('{"status":')) wrong++
    }
  }),
)
const lasted = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpu)
for (const client of clients) client.close()
const rate = times.count() / lasted
console.log(JSON.stringify({ rate, p99Ms: times.at(0.99), wrong, cpuUs: (user + system) / times.count() }))
process.exit(0)
