import db from '@adonisjs/lucid/services/db'
import type { AcuanPaket } from '@eproc/domain/paket/answers'
import { sisaPagu } from '@eproc/domain/paket/hps'
import { kegiatanSiap, paguPla, type KegiatanDicari } from '#app/paket/acuan/pagu_kegiatan_query'

/** What the editor chooses from and is limited by; the package under edit does not count. */
export async function acuanPaket(asked: KegiatanDicari): Promise<AcuanPaket> {
  const { kegiatan, lainnya } = await kegiatanSiap(db, asked)
  return {
    paguPla: await paguPla(),
    lainnya,
    kegiatan: kegiatan.map((k) => ({
      id: k.id,
      kode: k.kode,
      nama: k.nama,
      tahunAnggaran: k.tahun_anggaran,
      jenisPengadaan: k.jenis_pengadaan,
      ppkId: k.ppk_id,
      ppk: k.ppk,
      persetujuan: k.persetujuan,
      divisi: k.divisi_kode,
      namaDivisi: k.nama_divisi,
      pagu: k.pagu,
      sisaPagu: sisaPagu(k.pagu, k.terpakai),
    })),
  }
}
