export { find } from './find.ts'
export { start } from './start.ts'
export { stop } from './stop.ts'
