import { startProduct } from './product.ts'

/** Starts the product of all journeys. @returns a function that stops it */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.FAIRGROUND_URL = product.url
  return product.stop
}
