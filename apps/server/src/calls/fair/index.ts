export { rotate } from './rotate.ts'
export { seeds } from './seeds.ts'
