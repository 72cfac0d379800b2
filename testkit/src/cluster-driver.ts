// A process that starts a test cluster, prints its address, and waits for a kill.
import { startTestCluster } from './cluster.ts'

const { url } = await startTestCluster()
process.stdout.write(`${url}\n`)
process.stdin.resume()
