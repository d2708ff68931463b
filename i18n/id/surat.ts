/** Frame of every mail; the modules' mails keep their own words. */
export const surat = {
  salam: (nama: string) => `Yth. ${nama},`,
  penutup:
    'Surat ini dikirim otomatis oleh sistem. Jika Anda tidak merasa melakukan permintaan ini, abaikan surat ini.',
  checkpoint:
    'Keadaan log publik saat surat ini ditulis. Simpan: dengannya setiap perubahan atas catatan sebelumnya dapat dibuktikan.',
} as const
