import { startTestCluster } from './cluster.ts'
import { CLUSTER_VARIABLE } from './database.ts'

/** Vitest's global set-up of the server project: one cluster for the whole run. @returns a function that stops the cluster */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = url
  return stop
}
