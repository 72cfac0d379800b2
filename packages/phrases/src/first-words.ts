/** What can be said before a locale's texts are there, or when they do not come. */
export interface FirstWords {
  loading: string
  /** When starting takes long. */
  slow: string
  again: string
  /** When a call does not come through. */
  network: string
  /** Of the specification: the same in every language. */
  brokenTitle: 'Unexpected Application Error!'
  brokenText: string
  reload: string
}

const brokenTitle = 'Unexpected Application Error!'

/** The first words by locale: small enough to be part of the first load in all of them. */
export const firstWords: Readonly<Record<'en' | 'pt-BR' | 'id-ID', FirstWords>> = {
  en: {
    loading: 'Loading…',
    slow: 'This takes longer than it should. We keep trying; nothing of yours is lost.',
    again: 'Try again',
    network: 'Network Error. Check your connection and try again.',
    brokenTitle,
    brokenText: 'Something went wrong on our side. Your balance and your open rounds are safe on the server.',
    reload: 'Reload the page',
  },
  'pt-BR': {
    loading: 'Carregando…',
    slow: 'Está demorando mais do que deveria. Seguimos tentando; nada seu se perde.',
    again: 'Tentar de novo',
    network: 'Erro de rede. Verifique sua conexão e tente de novo.',
    brokenTitle,
    brokenText: 'Algo deu errado do nosso lado. Seu saldo e suas rodadas abertas estão seguros no servidor.',
    reload: 'Recarregar a página',
  },
  'id-ID': {
    loading: 'Memuat…',
    slow: 'Ini lebih lama dari seharusnya. Kami terus mencoba; tidak ada milikmu yang hilang.',
    again: 'Coba lagi',
    network: 'Gangguan jaringan. Periksa sambunganmu dan coba lagi.',
    brokenTitle,
    brokenText: 'Terjadi kesalahan di pihak kami. Saldo dan ronde terbukamu aman di server.',
    reload: 'Muat ulang halaman',
  },
}
