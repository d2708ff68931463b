/** Working days: Monday to Friday without the given holidays. Days are `yyyy-MM-dd`. */
export type HariLibur = ReadonlySet<string>

const MS_HARI = 86_400_000
const keUtc = (hari: string) => Date.parse(`${hari}T00:00:00Z`)
const dariUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Calendar days later (or earlier, when negative). */
export const tambahHari = (hari: string, jumlah: number): string =>
  dariUtc(keUtc(hari) + jumlah * MS_HARI)

export function hariKerja(hari: string, libur: HariLibur): boolean {
  const mingguan = new Date(keUtc(hari)).getUTCDay()
  return mingguan !== 0 && mingguan !== 6 && !libur.has(hari)
}

/** The day itself when it is a working day, else the next one. */
export function hariKerjaTerdekat(hari: string, libur: HariLibur): string {
  let h = hari
  while (!hariKerja(h, libur)) h = tambahHari(h, 1)
  return h
}

/** `jumlah` working days after the day; 0 gives the nearest working day from it on. */
export function tambahHariKerja(hari: string, jumlah: number, libur: HariLibur): string {
  let h = hariKerjaTerdekat(hari, libur)
  for (let i = 0; i < jumlah; i++) h = hariKerjaTerdekat(tambahHari(h, 1), libur)
  return h
}

/** Working days from one day to another, both included. */
export function jumlahHariKerja(dari: string, sampai: string, libur: HariLibur): number {
  let jumlah = 0
  for (let h = dari; h <= sampai; h = tambahHari(h, 1)) if (hariKerja(h, libur)) jumlah++
  return jumlah
}

/** Years from one day to another in which no holiday is known: nobody has filled them in, and weekends alone count. */
export function tahunTanpaLibur(dari: string, sampai: string, libur: HariLibur): number[] {
  const terisi = new Set(Array.from(libur, (hari) => Number(hari.slice(0, 4))))
  const [awal, akhir] = [Number(dari.slice(0, 4)), Number(sampai.slice(0, 4))]
  return Array.from({ length: akhir - awal + 1 }, (_, i) => awal + i).filter((t) => !terisi.has(t))
}
