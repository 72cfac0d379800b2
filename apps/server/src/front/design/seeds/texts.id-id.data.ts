import type { SeededTexts } from './texts.en.data.ts'

/** The seeded texts in Indonesian. */
export const texts: SeededTexts = {
  'site.promotions': 'Promo',
  'site.help': 'Bantuan',
  'site.about': 'Tentang kami',
  'site.terms': 'Ketentuan',
  'site.responsible': 'Main bertanggung jawab',
  'site.verify': 'Verifikasi ronde',
  'site.footHouse': 'Situs ini',
  'site.footHelp': 'Perlu diketahui',

  'site.gamesTitle': 'Permainan',
  'site.gamesLead': 'Setiap permainan menunjukkan peluangnya, dan kamu bisa memeriksa setiap hasil.',

  'site.promotionsTitle': 'Promo kami',
  'site.promotionsLead': 'Setiap promo menunjukkan syaratnya dan apakah sedang berjalan.',
  'site.pocketsBadge': 'Selalu ada',
  'site.pockets': 'Uang mainan gratis',
  'site.pocketsText': 'Kalau uang mainanmu habis, pilih jumlahnya. Uang langsung masuk ke saldomu.',
  'site.pocketsAction': 'Ambil uang mainan',
  'site.pocketsTerms': 'G$ adalah uang mainan: tidak bisa dibeli, dicairkan, atau ditukar.',
  'site.proofBadge': 'Untuk yang ragu',
  'site.proof': 'Periksa hasil kami',
  'site.proofText':
    'Ambil ronde mana pun yang sudah selesai, masukkan seed-nya ke pemeriksa, dan lihat hasil yang sama.',
  'site.proofAction': 'Verifikasi ronde',

  'site.helpTitle': 'Ada yang bisa dibantu?',
  'site.helpLead': 'Jawaban singkat dulu. Setiap artikel kira-kira semenit.',
  'site.questions': 'Sering ditanyakan',
  'site.askReal': 'Apakah ini uang sungguhan?',
  'site.askRealText': 'Bukan. G$ adalah uang mainan. Tidak bisa dibeli, dicairkan, atau ditukar dengan apa pun.',
  'site.askDeposit': 'Bagaimana cara menambahnya?',
  'site.askDepositText':
    'Buka dompet, pilih jumlah, lalu setujui di halaman yang terbuka. Saldomu bertambah begitu kamu setuju.',
  'site.askWithdraw': 'Bisakah saya menarik dana?',
  'site.askWithdrawText': 'Tidak ada yang bisa ditarik: G$ tidak bernilai di luar situs ini.',
  'site.askForgot': 'Saya lupa kata sandi. Bagaimana?',
  'site.askForgotText':
    'Tulis ke operator situs ini dari alamat yang kamu daftarkan. Kami tidak pernah meminta kata sandimu.',
  'site.askLimit': 'Berapa batasnya?',
  'site.askLimitText':
    'Setiap permainan menunjukkan taruhan terkecil, terbesar, dan bayaran tertinggi di samping tombol, sebelum kamu bertaruh.',

  'site.howMines': 'Cara bermain Mines',
  'site.howMinesLead':
    'Papan punya 25 petak, dan beberapa menyembunyikan ranjau. Setiap petak aman menaikkan yang bisa kamu ambil.',
  'site.howMines1': 'Satu ronde berlangsung selama yang kamu mau:',
  'site.howMinesStake': 'Pilih taruhanmu.',
  'site.howMinesMines':
    'Pilih berapa ranjau di bawah 25 petak, dari 1 sampai 24. Makin banyak ranjau, makin besar pengalinya dan makin pendek rondenya.',
  'site.howMinesTile': 'Buka satu petak. Kalau aman, pengali naik; kalau ranjau, taruhanmu hilang.',
  'site.howMinesOut': 'Setelah petak aman pertama, ambil kapan saja.',
  'site.howMines2':
    'Peluang petak berikutnya dan bayarannya ada di samping tombol. Keduanya hanya bergantung pada jumlah ranjau dan keunggulan bandar, jadi kamu bisa menghitungnya sendiri.',
  'site.howMinesLink': 'Main satu ronde',

  'site.checkRound': 'Periksa sendiri sebuah ronde',
  'site.checkRoundLead':
    'Kami menyegel seed kami sebelum kamu bertaruh. Sesudahnya kami membukanya, dan kamu bisa memeriksa semuanya.',
  'site.checkRound1':
    'Sebelum ronde, kamu melihat segel seed kami. Seed kamu dan nomor taruhan ikut dicampur, jadi tidak ada pihak yang menentukan hasil sendirian.',
  'site.checkRoundSteps': 'Dalam tiga langkah',
  'site.checkRoundStep1': 'Di halaman Fair play, ganti seed kamu. Halaman lalu menampilkan seed lama kami.',
  'site.checkRoundStep2': 'Buka salah satu rondemu dan tekan tombol untuk memeriksanya.',
  'site.checkRoundStep3': 'Bandingkan segel, hasil, dan bayarannya. Atau lakukan offline dengan alatmu sendiri.',
  'site.checkRoundLink': 'Buka pemeriksa',

  'site.lostLine': 'Kalau koneksimu putus',
  'site.lostLineLead': 'Tidak ada yang hilang: ronde menunggu di server persis seperti kamu tinggalkan.',
  'site.lostLine1':
    'Taruhan berlaku begitu server menyimpannya. Kalau jaringan putus saat itu, halaman mengirim taruhan yang sama lagi, dan server hanya menghitungnya sekali. Kamu tidak pernah membayar dua kali.',
  'site.lostLine2':
    'Ronde yang belum selesai adalah hal pertama yang kamu lihat saat kembali, di perangkat ini atau yang lain.',
  'site.lostLine3': 'Selama kamu offline, halaman memberi tahu dan menandai saldo sebagai yang terakhir diketahui.',

  'site.safeAccount': 'Jaga akunmu',
  'site.safeAccountLead': 'Tiga kebiasaan yang makan waktu semenit dan mencegah banyak masalah.',
  'site.safeAccount1': 'Kebiasaan ini melindungi akunmu:',
  'site.safeAccountWord':
    'Pakai kata sandi yang tidak kamu pakai di tempat lain. Empat kata yang tidak biasa lebih aman daripada satu kata pintar.',
  'site.safeAccountApp':
    'Hubungkan aplikasi autentikator. Lalu tidak ada yang bisa masuk hanya dengan kata sandi curian.',
  'site.safeAccountDevices': 'Lihat perangkatmu sesekali, dan keluarkan yang tidak kamu kenal.',
  'site.safeAccount2': 'Kami tidak pernah meminta kata sandi atau kode, baik di obrolan maupun lewat e-mail.',

  'site.aboutTitle': 'Situs yang bisa kamu periksa',
  'site.aboutLead': 'Kami membangun situs tempat kami sendiri ingin bermain.',
  'site.aboutHouse': 'Keunggulan bandar',
  'site.aboutHouseText':
    'Setiap permainan memberi bandar sedikit keunggulan, dan itu tertulis di samping permainannya. Tidak ada keunggulan lain: tanpa aturan tersembunyi, tanpa jam hoki, tanpa pemain yang diperlakukan berbeda.',
  'site.aboutFair': 'Disegel sebelum kamu bertaruh',
  'site.aboutFairText':
    'Seed kami dan seed kamu menentukan hasil sebuah ronde. Kami menyegel seed kami sebelum kamu bertaruh, dan kamu melihat segelnya. Setelah seed dibuka, siapa pun bisa memeriksa semua ronde yang memakainya.',
  'site.aboutFairLink': 'Lihat seed kamu',
  'site.aboutOdds': 'Peluang yang bisa dihitung',
  'site.aboutOddsText':
    'Pengali berasal dari pecahan yang tepat. Jumlah uang dibulatkan ke bawah sampai koin terkecil, dan halaman ronde menunjukkan setiap jumlah yang berpindah.',
  'site.aboutOpen': 'Terbuka untuk dibaca',
  'site.aboutOpenText':
    'Program di balik situs ini bersumber terbuka. Kamu bisa membacanya, menjalankannya, dan memeriksa bahwa ia melakukan apa yang dikatakannya.',

  'site.termsTitle': 'Ketentuan situs ini',
  'site.termsLead': 'Ketentuan ini singkat dan memakai kata-kata biasa.',
  'site.termsWho': 'Siapa yang boleh bermain',
  'site.termsWhoText':
    'Hanya orang dewasa: kamu berusia 18 tahun ke atas, atau seusia yang diminta hukum di tempat tinggalmu. Satu orang, satu akun.',
  'site.termsMoney': 'Uang mainan',
  'site.termsMoneyText':
    'G$ adalah skor, bukan uang. Tidak bisa dibeli, dijual, dicairkan, diberikan, atau ditukar dengan apa pun yang bernilai.',
  'site.termsBets': 'Taruhan dan ronde',
  'site.termsBetsText':
    'Taruhan berlaku begitu server mengonfirmasinya. Ronde dibayar menurut aturan dan batas yang terlihat saat bertaruh. Ronde terbuka menunggumu dan tidak diputuskan tanpamu.',
  'site.termsAccount': 'Akunmu',
  'site.termsAccountText':
    'Simpan kata sandimu sendiri. Kamu bisa mengeluarkan semua perangkat lain kapan saja. Kami menutup akun yang dipakai menyerang situs atau pemain lain.',
  'site.termsFaults': 'Kalau ada yang rusak',
  'site.termsFaultsText':
    'Kalau kesalahan kami membuat sebuah ronde diputuskan keliru, kami membatalkan ronde itu dan mengembalikan taruhannya. Kami menyimpan catatan setiap koin, dan catatan itu bisa diperiksa.',
  'site.termsChange': 'Perubahan',
  'site.termsChangeText':
    'Kalau ketentuan ini berubah, kami bertanya sebelum taruhan berikutnya. Yang sudah dimainkan tetap seperti semula.',

  'site.responsibleTitle': 'Biar tetap jadi permainan',
  'site.responsibleLead': 'Uang mainan pun bisa menghabiskan semalaman. Ini cara menyadarinya, dan apa yang membantu.',
  'site.signs': 'Tanda yang perlu diperhatikan',
  'site.sign1': 'Kamu main lebih lama dari rencana, berkali-kali.',
  'site.sign2': 'Kamu menaikkan taruhan untuk mengejar yang hilang.',
  'site.sign3': 'Kamu menyembunyikan seberapa sering kamu main dari orang terdekat.',
  'site.sign4': 'Kamu gelisah atau mudah marah saat tidak bisa main.',
  'site.habits': 'Kebiasaan yang membantu',
  'site.habit1': 'Sebelum taruhan pertama, tentukan berapa lama kamu akan main, dan pasang alarm.',
  'site.habit2': 'Jangan main saat lelah, marah, atau setelah minum alkohol.',
  'site.habit3': 'Istirahat setelah setiap kemenangan besar dan setiap deretan kalah.',
  'site.habit4': 'Ingat bahwa ronde yang lalu tidak mengubah ronde berikutnya.',
  'site.talk': 'Bicaralah dengan seseorang',
  'site.talkText':
    'Kalau bermain sudah tidak menyenangkan, bicaralah dengan teman atau layanan konseling di negaramu. Rahasia terjaga, biasanya gratis, dan membantu.',
}
