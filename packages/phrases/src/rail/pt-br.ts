import type { RailPhrases } from '../rail.ts'

/** The rail of the lobby: what goes on in the house. */
export const rail: RailPhrases = {
  now: 'Agora mesmo',
  minutes: 'últimos 5 minutos',
  hidden: 'Oculto',
  draws: 'Próximos sorteios',
  last: 'Último: {result}',
  chat: 'Chat do lobby',
  here: '{count} aqui',
  openChat: 'Abrir o chat',
}
