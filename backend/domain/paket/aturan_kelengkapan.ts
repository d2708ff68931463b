/** What a package must have before it goes on (decisions §2, §4). */
import { paket as teks } from '@eproc/i18n/id/paket'
import { Checker, type Finding } from '../common/checker.ts'

export interface KelengkapanPaket {
  totalPagu: number
  jumlahLokasi: number
  jumlahKbli: number
  adaKak: boolean
}

/** What must be there before the package is submitted (and is looked at again before it is published). */
export function aturanKelengkapan(isi: KelengkapanPaket): Finding[] {
  const check = new Checker()
  check.ensure(isi.totalPagu > 0, 'listHps', 'required', teks.lengkap.hps)
  check.ensure(isi.jumlahLokasi !== 0, 'listLokasiKerja', 'required', teks.lengkap.lokasi)
  check.ensure(isi.jumlahKbli !== 0, 'kbli', 'required', teks.lengkap.kbli)
  check.ensure(isi.adaKak, 'fileKAK', 'required', teks.lengkap.kak)
  return check.findings
}
