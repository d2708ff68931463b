/** The public log, as its verifier speaks. */
export const logTeks = {
  utuh: (daun: number, akar: string) => `Log publik utuh: ${daun} daun diperiksa, akar ${akar}`,
  rusak: (sebab: string) => `Log publik RUSAK: ${sebab}`,
  takAda: (berkas: string) => `Berkas ${berkas} tidak ada.`,
  daun: (daun: number, berkas: string) => `daun ${daun} tidak sesuai (${berkas})`,
  key: 'kunci log tidak terbaca',
  checkpoint: 'checkpoint tidak ada atau tidak ditandatangani kunci ini',
  root: 'akar yang ditandatangani bukan akar daun-daun ini',
  shorter: (daun: number) => `log lebih pendek daripada checkpoint pembanding (${daun} daun)`,
  forked: (daun: number) => `log bercabang dari checkpoint pembanding (${daun} daun)`,
  foreign: () => 'checkpoint pembanding bukan milik log ini',
}
