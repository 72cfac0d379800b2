export { init } from './init.ts'
export { join } from './join.ts'
