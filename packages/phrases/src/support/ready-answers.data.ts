import type { Locale } from '../keys.ts'

/** The names of the ready answers. */
type ReadyAnswer = 'looking' | 'verification' | 'withdrawal' | 'harm' | 'password' | 'more' | 'solved'

/** Answers that people of the live chat may take as they are, or change; in the language of the conversation. */
export const readyAnswers: Readonly<Record<Locale, Readonly<Record<ReadyAnswer, string>>>> = {
  en: {
    looking: 'Thank you for writing. I am looking into it and will answer here.',
    verification:
      'To go on we need to know who you are. Open Account, then Security, and send the documents there. Please do not send them here.',
    withdrawal: 'Your withdrawal waits for a check by a person. You see each step in the wallet under Withdraw.',
    harm: 'It is good that you write. In Account under Responsible play you can set limits, take a break or exclude yourself at once. If you need somebody to talk to, a helpline in your country listens free of charge.',
    password:
      'We never ask for a password or a code. If you have told somebody your password, change it now in Security.',
    more: 'Please tell us the time, the amount and the id of the bet or payment, so that we can find it.',
    solved: 'We think that this is solved. If something is left, write here again.',
  },
  'pt-BR': {
    looking: 'Obrigado por escrever. Estou verificando e respondo aqui.',
    verification:
      'Para continuar, precisamos saber quem você é. Abra Conta, depois Segurança, e envie os documentos por lá. Não os envie por aqui.',
    withdrawal: 'Seu saque espera a conferência de uma pessoa. Você acompanha cada passo na carteira, em Sacar.',
    harm: 'Que bom que você escreveu. Em Conta, em Jogo responsável, você pode definir limites, fazer uma pausa ou se excluir na hora. Se precisar conversar, há linhas de ajuda gratuitas no seu país.',
    password: 'Nunca pedimos senha nem código. Se você contou sua senha a alguém, troque-a agora em Segurança.',
    more: 'Conte o horário, o valor e o id da aposta ou do pagamento, para que possamos encontrá-lo.',
    solved: 'Achamos que está resolvido. Se faltar algo, escreva aqui de novo.',
  },
  'id-ID': {
    looking: 'Terima kasih sudah menulis. Saya sedang memeriksanya dan akan menjawab di sini.',
    verification:
      'Untuk melanjutkan, kami perlu tahu siapa kamu. Buka Akun, lalu Keamanan, dan kirim dokumen di sana. Jangan kirim di sini.',
    withdrawal: 'Penarikanmu menunggu pemeriksaan petugas. Setiap langkahnya terlihat di dompet, di bagian Tarik.',
    harm: 'Bagus kamu menulis. Di Akun, bagian Bermain bertanggung jawab, kamu bisa memasang batas, beristirahat, atau mengecualikan diri saat itu juga. Jika perlu teman bicara, ada layanan bantuan gratis di negaramu.',
    password:
      'Kami tidak pernah meminta kata sandi atau kode. Jika kamu memberi tahu orang lain, ganti sekarang di Keamanan.',
    more: 'Beri tahu waktu, jumlah, dan id taruhan atau pembayaran agar kami bisa menemukannya.',
    solved: 'Menurut kami ini sudah selesai. Jika masih ada yang kurang, tulis lagi di sini.',
  },
}

/** What the player reads in a conversation that was merged into another one; in the language of the conversation. */
export const mergedAnswer: Readonly<Record<Locale, string>> = {
  en: 'We go on in your other conversation, and know there what you wrote here.',
  'pt-BR': 'Continuamos na sua outra conversa e lá sabemos o que você escreveu aqui.',
  'id-ID': 'Kami lanjutkan di percakapanmu yang lain, dan di sana kami tahu apa yang kamu tulis di sini.',
}
