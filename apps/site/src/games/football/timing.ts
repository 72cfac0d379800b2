/** From the boot to the net or the gloves, in milliseconds. The style sheet has the same number. */
export const FLIGHT_MS = 620
/** From the kick until the next ball lies on the spot. */
export const KICK_MS = 1_500
