/** From the boot to the net or the gloves, in milliseconds: the same figure stands in the style sheet. */
export const FLIGHT_MS = 620
/** From the boot until the next ball lies on the spot. */
export const KICK_MS = 1_500
