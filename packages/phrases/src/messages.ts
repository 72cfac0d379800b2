import type { Locale } from './keys.ts'

/** Why a code is sent, as on the wire. */
type Purpose = 'register' | 'forget_password' | 'withdraw'

/** The texts of the messages that the server sends. `{code}` stands for the code. */
export type MessagePhrases = {
  /** The subject of an e-mail with a code. */
  subject: string
  /** The whole SMS, and the first paragraph of the e-mail. */
  code: Readonly<Record<Purpose, string>>
  /** The second paragraph of the e-mail. */
  warning: string
  /** An answer of the live chat: the notification's title, and the e-mail, in which `{link}` stands for the page. */
  answer: { title: string; subject: string; body: string }
  /** The e-mail with a conversation: `{count}` is a number of pictures, which stay on the site. */
  transcript: { subject: string; you: string; team: string; pictures: string }
  /** The page of the local inbox. */
  inbox: {
    title: string
    text: string
    /** The field for the staff key, its button, and the sentence about a wrong one. */
    key: string
    open: string
    wrongKey: string
    empty: string
    to: string
    reload: string
    languages: string
  }
}

/** The texts of messages by locale; `en` is the source. An SMS has at most 160 characters. */
export const messagePhrases: Readonly<Record<Locale, MessagePhrases>> = {
  en: {
    subject: '{code} is your Fairground code',
    code: {
      register: 'Fairground: {code} is your code to open an account. It works for 10 minutes.',
      forget_password: 'Fairground: {code} is your code to set a new password. It works for 10 minutes.',
      withdraw: 'Fairground: {code} is your code to withdraw money. It works for 10 minutes.',
    },
    warning: 'Tell this code to nobody. We never ask for it. If you did not ask for it, you need not do anything.',
    answer: {
      title: 'Support has answered you',
      subject: 'Fairground has answered you',
      body: 'Support has answered your message. Read the answer and write back here: {link}\n\nWe never ask for your password.',
    },
    transcript: {
      subject: 'Your conversation with Fairground',
      you: 'You',
      team: 'Support',
      pictures: 'Pictures: {count}',
    },
    inbox: {
      title: 'Local inbox',
      text: 'This server has no mail server or SMS gateway, so its messages stay here for 10 minutes. Play money only.',
      key: 'Staff key (npm run staff-key shows one)',
      open: 'Open',
      wrongKey: 'This is not a staff key of this server.',
      empty: 'No message in the last 10 minutes.',
      to: 'To',
      reload: 'Reload',
      languages: 'Language',
    },
  },
  'pt-BR': {
    subject: '{code} é seu código Fairground',
    code: {
      register: 'Fairground: {code} é seu código para criar a conta. Vale por 10 minutos.',
      forget_password: 'Fairground: {code} é seu código para criar uma nova senha. Vale por 10 minutos.',
      withdraw: 'Fairground: {code} é seu código para sacar dinheiro. Vale por 10 minutos.',
    },
    warning: 'Não conte este código a ninguém. Nunca pedimos por ele. Se você não o pediu, não precisa fazer nada.',
    answer: {
      title: 'O suporte respondeu a você',
      subject: 'A Fairground respondeu a você',
      body: 'O suporte respondeu à sua mensagem. Leia a resposta e escreva de volta aqui: {link}\n\nNunca pedimos sua senha.',
    },
    transcript: {
      subject: 'Sua conversa com a Fairground',
      you: 'Você',
      team: 'Suporte',
      pictures: 'Imagens: {count}',
    },
    inbox: {
      title: 'Caixa de entrada local',
      text: 'Este servidor não tem servidor de e-mail nem de SMS, por isso as mensagens ficam aqui por 10 minutos. Só dinheiro de brincadeira.',
      key: 'Chave da equipe (npm run staff-key mostra uma)',
      open: 'Abrir',
      wrongKey: 'Esta não é uma chave da equipe deste servidor.',
      empty: 'Nenhuma mensagem nos últimos 10 minutos.',
      to: 'Para',
      reload: 'Atualizar',
      languages: 'Idioma',
    },
  },
  'id-ID': {
    subject: '{code} adalah kode Fairground kamu',
    code: {
      register: 'Fairground: {code} adalah kode untuk membuat akun. Berlaku 10 menit.',
      forget_password: 'Fairground: {code} adalah kode untuk membuat kata sandi baru. Berlaku 10 menit.',
      withdraw: 'Fairground: {code} adalah kode untuk menarik uang. Berlaku 10 menit.',
    },
    warning:
      'Jangan beri tahu siapa pun kode ini. Kami tidak pernah memintanya. Jika bukan kamu yang meminta, abaikan.',
    answer: {
      title: 'Bantuan sudah menjawabmu',
      subject: 'Fairground sudah menjawabmu',
      body: 'Tim bantuan sudah menjawab pesanmu. Baca jawabannya dan balas di sini: {link}\n\nKami tidak pernah meminta kata sandimu.',
    },
    transcript: {
      subject: 'Percakapanmu dengan Fairground',
      you: 'Kamu',
      team: 'Bantuan',
      pictures: 'Gambar: {count}',
    },
    inbox: {
      title: 'Kotak masuk lokal',
      text: 'Server ini tidak punya server e-mail atau SMS, jadi pesannya ada di sini selama 10 menit. Hanya uang mainan.',
      key: 'Kunci staf (npm run staff-key menampilkannya)',
      open: 'Buka',
      wrongKey: 'Ini bukan kunci staf server ini.',
      empty: 'Tidak ada pesan dalam 10 menit terakhir.',
      to: 'Kepada',
      reload: 'Muat ulang',
      languages: 'Bahasa',
    },
  },
}
