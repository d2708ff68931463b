import { bolehUnduhBerkasJadwal } from '@eproc/domain/tahap/berkas_jadwal'
import { sudahBerlaku, tampakRekanan } from '@eproc/domain/tahap/akses'
import type { RekananContext } from '@eproc/domain/tahap/syarat'
import type { Tahap } from '@eproc/domain/tahap/templat'
import type { JadwalRow, KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { keadaanTahap, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'

/** May the vendor download a schedule file of this stage now? Of one that announces with its effect (decisions §5). */
export function bolehBerkasTahap(
  paket: Pick<Paket, 'metodePemilihan' | 'kualifikasi'>,
  k: KeadaanPaket,
  context: RekananContext,
  tahap: Tahap,
  baris: JadwalRow,
  showVendor: boolean
): boolean {
  if (!baris.include || !sudahMulai(k, baris)) return false
  if (!sudahBerlaku(tahap, context.diumumkan)) return false
  const tab = tahap.rekanan ?? tahap.staf[0]!
  if (keadaanTahap(k, tahap, baris, tab, false).keadaan === 'terkunci') return false
  return bolehUnduhBerkasJadwal({
    metode: paket.metodePemilihan,
    kualifikasi: paket.kualifikasi,
    urut: tahap.urut,
    showVendor,
    tabTampak: tampakRekanan(tahap, baris, k.status, context),
    konteks: context,
  })
}
