export { bind, prove, start, unbind } from './authenticator.ts'
