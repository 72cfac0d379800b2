/** The request for the last flights of a game; of a void one there is nothing to check. */
export const lastFlights = (gameId: string) => ({ gameId, pageNo: 1, pageSize: 3 })
