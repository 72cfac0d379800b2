import type { Phrases } from '../keys.ts'

/** Words of blocks that show an operator's content. */
export const content: Phrases['content'] = {
  video: 'Vídeo',
  videoFailed: 'O vídeo não pode ser reproduzido agora.',
  over: 'Terminou. O próximo será anunciado aqui.',
  days: 'dias',
  hours: 'horas',
  minutes: 'min',
  seconds: 's',
  more: 'Saiba mais',
  articlesEmptyTitle: 'Nenhum artigo ainda',
  articlesEmptyText: 'Novos artigos aparecem aqui.',
  articleMissingTitle: 'Este artigo não está aqui',
  articleMissingText: 'O artigo mudou de lugar ou saiu do ar. O resto do site está aberto.',
  toLobby: 'Voltar ao início',
}
