/** A published package, open over the list of its year, in which it is found when it is closed. */
export const paketAddress = (kode: string, tahun: number): string =>
  `/lelang?${new URLSearchParams({ q: kode, tahun: String(tahun), paket: kode })}`
