/** The game whose stakes are granted spins. */
export const SPIN_GAME = 'freespin'
