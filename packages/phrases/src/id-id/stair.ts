/** Stair. */
export const stair = {
  board: 'Tangga dua belas anak tangga, dinaiki dari bawah',
  plank: 'Anak tangga {row}, tempat {column}: {state}',
  asleep: 'belum dicapai',
  next: 'bisa dipijak sekarang',
  waiting: 'sedang dipijak',
  climbed: 'aman, pendaki sudah di sini',
  clear: 'aman',
  stone: 'batu',
  hit: 'batu yang mengakhiri ronde',
  count: 'Batu',
  perStep: 'Batu yang jatuh di setiap anak tangga: {stones}.',
  nextStep: 'Tempat berikutnya aman',
  pick: 'Pilih satu tempat',
  saidStart:
    'Taruhan dipasang. Batu di setiap anak tangga: {stones}. Pilih satu dari 20 tempat di anak tangga pertama.',
  saidClear: 'Anak tangga {row}, tempat {column} aman. Pengali {multiplier}. Ambil sekarang {pays}.',
  saidStone: 'Anak tangga {row}, tempat {column}: batu. Ronde kalah setelah {steps} anak tangga.',
  saidCashOut: 'Ronde selesai. Dibayar {pays}.',
  saidOver: 'Ronde selesai.',
  picture: '{rows} dari 12 anak tangga dinaiki.',
  pictureLost: '{rows} dari 12 anak tangga dinaiki; batu jatuh di tempat {column} anak tangga {row}.',
}
