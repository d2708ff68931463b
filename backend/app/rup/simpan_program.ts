/** Creating, changing and deleting programs (decisions §4). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanProgram, type IsianProgram } from '@eproc/domain/aturan_rup'
import { dalamLingkup, lingkupHak } from '@eproc/domain/hak_akses'
import type { Program } from '@eproc/domain/jawaban/rup'
import type { PelakuRencana } from '@eproc/domain/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { denganUnik } from '#app/master/unik'
import { daftarUnit } from '#app/rup/acuan_rup'
import { divisiSendiri, pelakuRencana } from '#app/rup/pelaku_rencana'
import { satuProgram } from '#app/rup/program_query'
import { bentrok, terlarang, tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

type Isian = IsianProgram & { versi?: number | null | undefined }

const UNIK = {
  program_tahun_anggaran_kode_key: ['kode', teks.aturan.kodeDipakai],
} as const

const isiProgram = (p: Pick<Program, 'kode' | 'nama' | 'divisi' | 'tahunAnggaran'>) => ({
  kode: p.kode,
  nama: p.nama,
  divisi: p.divisi,
  tahunAnggaran: p.tahunAnggaran,
})

const dariIsian = (isian: Isian) =>
  isiProgram({
    kode: isian.kode!,
    nama: isian.nama!,
    divisi: isian.divisi!,
    tahunAnggaran: Number(isian.tahunAnggaran),
  })

async function periksa(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  isian: Isian,
  lama: Program | null
): Promise<void> {
  tegakkan(
    aturanProgram(isian, {
      divisi: await daftarUnit(trx),
      divisiSendiri: divisiSendiri(pelaku, 'program.kelola'),
      lama,
    })
  )
}

/** The program in the caller's scope (404), locked, manageable by the caller (403) and as read (409). */
async function kunciProgram(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  id: number | null,
  versi: number | null | undefined
): Promise<Program> {
  await sql(trx, 'select 1 from program where id = ? for update', [id ?? 0])
  const lama = await satuProgram(trx, pelaku, id)
  if (!lama) throw tidakDitemukan()
  const [unit] = (await daftarUnit(trx)).filter((d) => d.kode === lama.divisi)
  const objek = { divisi: lama.divisi, direktorat: unit?.parent ?? lama.divisi }
  if (!dalamLingkup(lingkupHak(pelaku, 'program.kelola'), pelaku, objek)) throw terlarang()
  if (versi !== null && versi !== undefined && versi !== lama.versi) throw versiUsang()
  return lama
}

export const tambahProgram = (ctx: HttpContext, isian: Isian): Promise<Program> =>
  denganUnik(UNIK, () =>
    db.transaction(async (trx) => {
      const pelaku = await pelakuRencana(ctx.pelaku, trx)
      await periksa(trx, pelaku, isian, null)
      const isi = dariIsian(isian)
      const [baru] = await sql<{ id: number }>(
        trx,
        `insert into program (kode, nama, divisi_kode, tahun_anggaran, dibuat_oleh, dibuat_pada, diubah_pada)
         values (?, ?, ?, ?, ?, ${sqlSekarang()}, ${sqlSekarang()}) returning id`,
        [isi.kode, isi.nama, isi.divisi, isi.tahunAnggaran, pelaku.id]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: 'program.tambah',
        objek: 'program',
        objekId: baru!.id,
        rincian: beda(null, isi),
      })
      return (await satuProgram(trx, pelaku, baru!.id))!
    })
  )

export const ubahProgram = (ctx: HttpContext, id: number | null, isian: Isian): Promise<Program> =>
  denganUnik(UNIK, () =>
    db.transaction(async (trx) => {
      const pelaku = await pelakuRencana(ctx.pelaku, trx)
      const lama = await kunciProgram(trx, pelaku, id, isian.versi)
      await periksa(trx, pelaku, isian, lama)
      const isi = dariIsian(isian)
      const rincian = beda(isiProgram(lama), isi)
      if (Object.keys(rincian).length === 0) return lama
      await sql(
        trx,
        `update program set kode = ?, nama = ?, divisi_kode = ?, tahun_anggaran = ?, versi = versi + 1,
                diubah_pada = ${sqlSekarang()} where id = ?`,
        [isi.kode, isi.nama, isi.divisi, isi.tahunAnggaran, lama.id]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: 'program.ubah',
        objek: 'program',
        objekId: lama.id,
        rincian,
      })
      return (await satuProgram(trx, pelaku, lama.id))!
    })
  )

/** Only without activities: the lock keeps new ones out until the program is gone. */
export const hapusProgram = (ctx: HttpContext, id: number | null): Promise<Program> =>
  db.transaction(async (trx) => {
    const pelaku = await pelakuRencana(ctx.pelaku, trx)
    const lama = await kunciProgram(trx, pelaku, id, null)
    if (lama.jumlahKegiatan > 0) throw bentrok(teks.galat.programBerisi)
    await sql(trx, 'delete from program where id = ?', [lama.id])
    await catat(trx, sumberDari(ctx), {
      aksi: 'program.hapus',
      objek: 'program',
      objekId: lama.id,
      rincian: Object.fromEntries(Object.entries(isiProgram(lama)).map(([k, v]) => [k, [v, null]])),
    })
    return lama
  })
