/** The VIP level of every player, from 0 as on the wire: the house has no more levels yet. */
export const FIRST_VIP_LEVEL = 0
