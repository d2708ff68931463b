/** How a package went, as everybody may know it (decisions §5): each of the four no earlier than it may be told. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { HasilSanggah, TipeSanggah } from '@eproc/domain/common/choices'
import type {
  HasilUmum,
  PerubahanJadwal,
  RiwayatPaket,
  SanggahUmum,
} from '@eproc/domain/tender/answers_publik'
import { dasarGugur } from '@eproc/domain/tender/nilai/nilai_rekanan'
import type Paket from '#app/paket_berjalan/paket'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { hasilPaket } from '#app/tender/hasil/hasil_query'
import { bacaNama, listPeserta } from '#app/tender/peserta/peserta_query'
import { sql } from '#core/database/sql'

/** @param paket one that everybody may see */
export async function riwayatPaket(paket: Paket): Promise<RiwayatPaket> {
  const namesOpen = await bacaNama(paket.id, null)
  const hasil = await hasilUmum(paket)
  return {
    perubahan: await perubahanJadwal(paket.id),
    peserta: namesOpen ? (await listPeserta(paket.id, null)).map((p) => p.nama) : null,
    hasil,
    sanggah: namesOpen ? await sanggahTerjawab(paket.id, hasil !== null) : [],
  }
}

/** What approved revisions changed, the newest first. */
async function perubahanJadwal(paketId: number): Promise<PerubahanJadwal[]> {
  const rows = await sql<{
    pada: Date
    tahap: string
    alasan: string | null
    mulai: Date | null
    selesai: Date | null
    mulai_lama: Date | null
    selesai_lama: Date | null
    include: boolean
    include_lama: boolean
  }>(
    db,
    `select r.disetujui_pada as pada, j.tahap, b.remark as alasan, b.mulai, b.selesai, b.mulai_lama,
            b.selesai_lama, b.include, b.include_lama
       from jadwal_revisi r join jadwal_revisi_baris b on b.revisi_id = r.id
       join jadwal j on j.paket_id = r.paket_id and j.urut = b.urut
      where r.paket_id = ? and r.status = 'disetujui' and (b.include or b.include_lama)
        and (b.include, b.mulai, b.selesai) is distinct from (b.include_lama, b.mulai_lama, b.selesai_lama)
      order by r.id desc, b.urut`,
    [paketId]
  )
  return rows.map((b) => ({
    pada: keIso(b.pada)!,
    tahap: b.tahap,
    semula: b.include_lama ? { mulai: keIso(b.mulai_lama), selesai: keIso(b.selesai_lama) } : null,
    menjadi: b.include ? { mulai: keIso(b.mulai), selesai: keIso(b.selesai) } : null,
    alasan: b.alasan,
  }))
}

/** Each vendor's result with its ground in one word; null before the winner is announced. */
async function hasilUmum(paket: Paket): Promise<HasilUmum[] | null> {
  const { diumumkan, rows } = await hasilPaket(paket, null)
  if (!diumumkan.includes('pemenang')) return null
  const nilai = new Map((await muatNilai(db, paket.id)).map((n) => [n.vendorId, n]))
  return rows.map(({ vendorId, nama, urutan }) => ({
    nama,
    urutan,
    dasar: dasarGugur(nilai.get(vendorId)!),
  }))
}

/** Answered ones; those to a qualification not before the winner, since they speak of what was judged. */
async function sanggahTerjawab(paketId: number, announced: boolean): Promise<SanggahUmum[]> {
  const rows = await sql<{
    nama: string
    tipe: TipeSanggah
    hasil: HasilSanggah
    dikirim: Date
    dijawab: Date
  }>(
    db,
    `select r.nama, s.tipe, s.hasil, s.tgl_kirim_vendor as dikirim, s.tgl_kirim_admin as dijawab
       from sanggah s join rekanan r on r.id = s.rekanan_id
      where s.paket_id = ? and s.tgl_kirim_admin is not null and s.hasil is not null
        and (?::boolean or s.tipe <> 'P')
      order by s.id`,
    [paketId, announced]
  )
  return rows.map((s) => ({ ...s, dikirim: keIso(s.dikirim)!, dijawab: keIso(s.dijawab)! }))
}
