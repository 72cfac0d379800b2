// Asks one route over 64 connections. Words: url, seconds. Prints { rate, p99Ms, wrong }.
import autocannon from 'autocannon'

const [url = '', seconds = '5'] = process.argv.slice(2)
const result = await autocannon({
  url: `${url}/api/auth/check`,
  connections: 64,
  duration: Number(seconds),
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"t":"nobody-at-all"}',
})
console.log(
  JSON.stringify({ rate: result.requests.average, p99Ms: result.latency.p99, wrong: result.non2xx + result.errors }),
)
