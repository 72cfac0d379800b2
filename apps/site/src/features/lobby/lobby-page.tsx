import { useTranslate } from '../../session/language.ts'

/** The first screen. */
export function LobbyPage() {
  const t = useTranslate()
  return <h1 className="text-2xl">{t('lobby.title')}</h1>
}
