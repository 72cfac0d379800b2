export { startup } from './startup.ts'
