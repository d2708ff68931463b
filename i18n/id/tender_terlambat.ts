/** Of a result that is told late, after no server ran; apart from the messages that screens carry. */
export const tenderTerlambat = {
  terlambat: (mulai: string) =>
    `Kabar ini terlambat terkirim: tahap ini dimulai ${mulai}. Periksa jadwal paket, karena tahap sesudahnya, seperti masa sanggah, mungkin sudah berjalan atau berakhir.`,
  kabarTerlambat: (tahap: string, paket: string, mulai: string) =>
    `Kabar ${tahap} paket ${paket} baru terkirim kepada peserta, padahal tahapnya dimulai ${mulai}`,
  periksaJadwal:
    'Periksa pada jadwal apakah peserta masih punya cukup waktu untuk menyanggah. Bila belum berakhir, waktunya dapat diperpanjang dengan revisi jadwal.',
}
