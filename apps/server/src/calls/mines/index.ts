export { cashOut } from './cash-out.ts'
export { play } from './play.ts'
