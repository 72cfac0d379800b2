export { bets } from './bets.ts'
export { rounds } from './rounds.ts'
export { aviatorStop, crashStop } from './stop.ts'
export { term } from './term.ts'
