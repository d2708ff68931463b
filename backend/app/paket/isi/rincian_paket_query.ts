/** A whole package for staff, and what changed of it. */
import db from '@adonisjs/lucid/services/db'
import type { PerubahanPaket, RincianPaket } from '@eproc/domain/paket/answers'
import { keIso } from '@eproc/domain/common/format'
import {
  anggota,
  listHps,
  listKbli,
  lokasiKerja,
  namaBerkas,
  namaPengguna,
  paketTerkait,
  fundSources,
} from '#app/paket/isi/bagian_paket_query'
import { kolomIsian } from '#app/paket/isi/bentuk_paket'
import { barisPaket } from '#app/paket/isi/paket_query'
import { ringkasRevisi } from '#app/paket/isi/ringkas_revisi_query'
import { kurangPaket } from '#app/paket/proses/kelengkapan_query'
import { saringBerkasStaf } from '#app/paket/jadwal/boleh_buka_berkas'
import { bacaJadwal } from '#app/paket/jadwal/jadwal_query'
import { tahapDibukaUlang } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { usulPokja } from '#app/paket/pokja/pokja_query'
import { usulPpk } from '#app/paket/ppk/ppk_query'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'
import { notFound } from '#core/http/errors'

/** The package with all of its parts; HPS lines are for staff, who alone come here. */
export async function rincianPaket(pelaku: Pelaku, id: number): Promise<RincianPaket> {
  const [baris, p] = await Promise.all([barisPaket(pelaku, id), Paket.find(id)])
  if (!baris || !p) throw notFound()
  const jadwalTampak = async () => bacaJadwal(db, id, await saringBerkasStaf(pelaku, p))
  const [hps, dana, lokasi, kbli, jadwal, pokja, saya, revisi, kait, berkas, penyetuju, kurang] =
    await Promise.all([
      listHps(id),
      fundSources(id),
      lokasiKerja(id),
      listKbli(id),
      jadwalTampak(),
      anggota(id),
      pelakuPaket(pelaku, id),
      ringkasRevisi(db, [id], true),
      paketTerkait(id, p.paketAsalId),
      namaBerkas(id, [p.fileKak, p.fileLampiran, p.fileLain]),
      namaPengguna(p.penyetujuId),
      kurangPaket(db, p),
    ])
  const terkait = (asal: boolean) => {
    const k = kait.find((x) => x.asal === asal)
    return k ? { id: k.id, kode: k.kode } : null
  }
  return {
    ...baris,
    ...kolomRincian(p),
    namaBerkas: berkas,
    penyetuju,
    kurang: kurang.map(({ field, message }) => ({ field, message })),
    kbli: kbli.map((k) => k.id).join(','),
    listKbli: kbli,
    listHps: hps,
    listPendanaan: dana,
    listLokasiKerja: lokasi,
    listJadwal: jadwal,
    totalPendanaan: dana.reduce((jumlah, d) => jumlah + d.pagu, 0),
    pokja: {
      nomor: p.pokjaNomor,
      tanggal: p.pokjaTanggal,
      anggota: pokja,
      usul: await usulPokja(db, id),
    },
    suratPpk: p.ppkNomor ? { nomor: p.ppkNomor, tanggal: p.ppkTanggal! } : null,
    usulPpk: await usulPpk(db, pelaku, id),
    saya,
    paketAsal: terkait(true),
    paketUlang: terkait(false),
    revisi: revisi.get(id) ?? null,
    bukaUlang: 'AP'.includes(p.statusPelaksanaan) ? await tahapDibukaUlang(db, p) : [],
  }
}

/** Columns of the package that a list does not show. */
const kolomRincian = (p: Paket) => ({
  ...kolomIsian(p),
  totalPaguLama: p.totalPaguLama,
  fileKAK: p.fileKak,
  fileLampiran: p.fileLampiran,
  fileLain: p.fileLain,
  alasan: p.alasan,
  lamaPekerjaan: p.lamaPekerjaan,
  jenisHari: p.jenisHari,
  tglKontrak: p.tglKontrak,
  mulaiKontrak: p.mulaiKontrak,
  selesaiKontrak: p.selesaiKontrak,
  nilaiKontrak: p.nilaiKontrak,
  kunciSpmk: p.kunciSpmk,
})

/** What changed since the package was last approved (all of it when it never was), the oldest first. */
export async function perubahanPaket(id: number): Promise<PerubahanPaket[]> {
  const baris = await sql<{
    waktu: Date
    pelaku: string
    aksi: string
    alasan: string | null
    rincian: Record<string, [unknown, unknown]>
  }>(
    db,
    `select j.waktu, j.pelaku_nama as pelaku, j.aksi, j.alasan, j.rincian from jurnal j
      where j.objek = 'paket' and j.objek_id = ? and j.aksi in ('paket.ubah', 'paket.tolak', 'paket.ajukan')
        and j.id > coalesce((select max(s.id) from jurnal s
          where s.objek = 'paket' and s.objek_id = ? and s.aksi = 'paket.setujui'), 0)
      order by j.id`,
    [String(id), String(id)]
  )
  return baris.map(({ rincian, waktu, ...b }) => ({ ...b, waktu: keIso(waktu)!, beda: rincian }))
}
