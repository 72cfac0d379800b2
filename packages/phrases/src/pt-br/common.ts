import type { Phrases } from '../keys.ts'

/** Words that many screens share. */
export const common: Phrases['common'] = {
  direction: 'ltr',
  brand: 'Fairground',
  close: 'Fechar',
  cancel: 'Cancelar',
  back: 'Voltar',
  again: 'Tentar de novo',
  loading: 'Carregando…',
  copy: 'Copiar',
  copied: 'Copiado',
  more: 'Mostrar mais',
  all: 'Ver tudo',
  soon: 'Em breve',
  of: '{done} de {all}',
  failed: 'Esta parte não carregou. O resto da página funciona.',
}
