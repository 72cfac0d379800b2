import { startProduct } from './product.ts'

/** Starts the one product that the journeys share; what it returns stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.FAIRGROUND_URL = product.url
  return product.stop
}
