import type { Phrases } from '../keys.ts'

export const design: Phrases['design'] = {
  tabs: 'Abas',
  headerMenu: 'Menu do topo',
  openMenu: 'Abrir o menu',
  search: 'Buscar jogos',
  country: 'País',
  languages: 'Idiomas',
  news: 'Novidades',
  newsStop: 'Parar as novidades',
  newsGoOn: 'Continuar as novidades',
  banners: 'O que está rolando',
  slides: 'Escolha um banner',
  previous: 'Banner anterior',
  next: 'Próximo banner',
  showSlide: 'Mostrar o banner {slide}',
  stop: 'Parar os banners',
  goOn: 'Continuar os banners',
  pageFailed: 'Esta página não carregou',
  pageFailedText: 'A rede ou o nosso servidor falhou. Seu saldo está seguro.',
  phoneOnly: 'Esta página é para celular. Abra no seu celular.',
  phoneCode: 'QR code desta página',
}
