/** Creating, changing and deleting activities (decisions §4): a changed one is a draft again. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKegiatan, type IsianKegiatan } from '@eproc/domain/rup/aturan_rup'
import type { JenisPengadaan } from '@eproc/domain/common/choices'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { konteksKegiatan } from '#app/rup/acuan_rup_query'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import { barisKegiatan, type BarisKegiatan } from '#app/rup/kegiatan/kegiatan_query'
import { kegiatanUntuk, type KegiatanDibaca } from '#app/rup/kegiatan/kegiatan_untuk'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import type { Pelaku } from '#core/auth/actor'
import { sekarang } from '#core/clock/clock'
import { tegakkan } from '#core/http/input'
import { beda } from '#core/journal/journal'

type Isian = IsianKegiatan & { versi?: number | null | undefined }

/** As the journal and the differences tell it: names instead of ids. */
const terbaca = (b: BarisKegiatan) => ({
  kode: b.kode,
  nama: b.nama,
  program: `${b.kode_program} ${b.nama_program}`,
  coa: b.coa,
  jenisPengadaan: b.jenis_pengadaan,
  divisi: b.nama_divisi,
  ppk: b.ppk,
  pagu: b.pagu,
  tahunAnggaran: b.tahun_anggaran,
  keterangan: b.keterangan,
})

/** Judges the form; answers what is stored and how the journal tells it. Division and year follow the program. */
async function periksa(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  isian: Isian,
  lama: BarisKegiatan | null
) {
  const konteks = await konteksKegiatan(trx, pelaku, isian)
  tegakkan(
    aturanKegiatan(isian, {
      ...konteks,
      coa: konteks.coa.map((c) => c.id),
      lama: lama && {
        programId: lama.program_id,
        ppkId: lama.ppk_id,
        paguTerpakai: lama.terpakai,
        dipakaiPaket: lama.status === 'U',
      },
    })
  )
  const program = konteks.program[0]!
  const coa = konteks.coa[0]!
  const ppk = konteks.ppk.find((u) => u.id === Number(isian.ppkId))!
  const isi = {
    kode: isian.kode!,
    nama: isian.nama!,
    programId: program.id,
    coaId: coa.id,
    jenisPengadaan: isian.jenisPengadaan as JenisPengadaan,
    divisi: program.divisi,
    ppkId: ppk.id,
    pagu: Number(isian.pagu),
    tahunAnggaran: program.tahunAnggaran,
    keterangan: isian.keterangan?.trim() || null,
  }
  const { programId: _p, coaId: _c, ppkId: _u, ...sama } = isi
  return {
    isi,
    terbaca: {
      ...sama,
      program: `${program.kode} ${program.nama}`,
      coa: `${coa.kode} ${coa.nama}`,
      divisi: program.namaDivisi,
      ppk: ppk.nama,
    },
  }
}

export async function tambahKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian
): Promise<number> {
  const hasil = await periksa(trx, await pelakuRencana(actor, trx), isian, null)
  const kegiatan = new Kegiatan().useTransaction(trx).merge({
    ...hasil.isi,
    penyunting: [actor.id],
    persetujuanPada: sekarang(),
  })
  const details = beda(null, hasil.terbaca)
  return (await kegiatan.by(actor, 'kegiatan.tambah', { details }).save()).id
}

export async function ubahKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian & KegiatanDibaca
): Promise<number> {
  const pelaku = await pelakuRencana(actor, trx)
  const { kegiatan } = await kegiatanUntuk(trx, pelaku, isian, 'ubah')
  const lama = (await barisKegiatan(trx, pelaku, kegiatan.id))!
  const hasil = await periksa(trx, pelaku, isian, lama)
  kegiatan.merge(hasil.isi)
  if (kegiatan.$isDirty) await kegiatan.sunting(actor, beda(terbaca(lama), hasil.terbaca))
  return kegiatan.id
}

export async function hapusKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: KegiatanDibaca
): Promise<void> {
  const pelaku = await pelakuRencana(actor, trx)
  const { kegiatan } = await kegiatanUntuk(trx, pelaku, dibaca, 'hapus')
  const lama = terbaca((await barisKegiatan(trx, pelaku, kegiatan.id))!)
  const details = Object.fromEntries(Object.entries(lama).map(([k, v]) => [k, [v, null]]))
  await kegiatan.by(actor, 'kegiatan.hapus', { details }).delete()
}
