import type { Phrases } from '../keys.ts'

export const design: Phrases['design'] = {
  tabs: 'Abas',
  headerMenu: 'Menu do topo',
  openMenu: 'Abrir o menu',
  search: 'Buscar jogos',
  country: 'País',
  languages: 'Idiomas',
  pageFailed: 'Esta página não carregou',
  pageFailedText: 'A rede ou o nosso servidor falhou. Seu saldo está seguro.',
}
