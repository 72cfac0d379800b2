export { checkinData } from './checkin-data.ts'
export { siteRedpack } from './site-redpack.ts'
