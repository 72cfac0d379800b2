export { bets } from './bets.ts'
export { rounds } from './rounds.ts'
export { term } from './term.ts'
