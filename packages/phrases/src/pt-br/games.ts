import type { Phrases } from '../keys.ts'

export const games: Phrases['games'] = {
  mines: 'Mines',
  crash: 'Crash',
  aviator: 'Aviator',
  tower: 'Torre',
  stair: 'Escada',
  football: 'Pênaltis',
  kangaroo: 'Canguru',
  thimbles: 'Copinhos',
  scratch: 'Raspadinha',
  freespin: 'Giro grátis',
  sports: 'Esportes',
  all: 'Todos os jogos',
  originals: 'Originais',
  rising: 'Jogos de crash',
  categories: 'Categorias de jogos',
  noneTitle: 'Ainda não há jogos aqui',
  none: 'Nada deste tipo abriu até agora. As outras barracas estão abertas.',
  search: 'Buscar jogos',
  searchFor: 'Busque um jogo',
  notFound: 'Nenhum jogo se chama “{query}”.',
}
