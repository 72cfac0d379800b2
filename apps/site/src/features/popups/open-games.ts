import { namedGames } from '@fairground/phrases'
import { useFoundStartup } from '../../player/startup.ts'

/** The ids of the playable games except `but`: enabled by the operator and known to this site. */
export function useOpenGames(but?: string): readonly string[] {
  const games = useFoundStartup()?.games
  const isEnabled = (id: string) => games?.find((game) => game.id === id)?.enabled ?? games === undefined
  return namedGames.filter((id) => id !== but && isEnabled(id))
}
