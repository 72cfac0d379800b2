let fetchWords: () => Promise<void> = async () => undefined

/** Names how the texts are fetched that no first screen needs: the host knows them. */
export function prepareLaterBlocks(wait: () => Promise<void>): void {
  fetchWords = wait
}

/** Resolves once all texts of the language are there. */
export const laterWords = (): Promise<void> => fetchWords()
