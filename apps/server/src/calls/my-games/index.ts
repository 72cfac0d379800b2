export { favourite } from './favourite.ts'
export { list } from './list.ts'
