export { checkin } from './checkin.ts'
export { checkinData } from './checkin-data.ts'
export { freeSpins } from './free-spins.ts'
export { siteRedpack } from './site-redpack.ts'
