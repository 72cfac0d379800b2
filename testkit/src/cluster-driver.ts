// A process that starts a test cluster, says where, and waits to be killed.
import { startTestCluster } from './cluster.ts'

const { url } = await startTestCluster()
process.stdout.write(`${url}\n`)
process.stdin.resume()
