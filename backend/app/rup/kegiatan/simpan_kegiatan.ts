/** Creating, changing and deleting activities (decisions §4): a changed one is a draft again. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKegiatan, type KegiatanInput } from '@eproc/domain/rup/aturan_rup'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { konteksKegiatan } from '#app/rup/acuan_rup_query'
import { kegiatanDari } from '#app/rup/kegiatan/nilai_kegiatan'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import { barisKegiatan, type KegiatanRow } from '#app/rup/kegiatan/kegiatan_query'
import { kegiatanUntuk, type KegiatanDibaca } from '#app/rup/kegiatan/kegiatan_untuk'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { enforce } from '#core/http/input/input'
import { beda } from '#core/journal/journal'

type FormInput = KegiatanInput & { versi?: number | null | undefined }

/** As the journal and the differences tell it: names instead of ids. */
const terbaca = (b: KegiatanRow) => ({
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
  input: FormInput,
  previous: KegiatanRow | null
) {
  const context = await konteksKegiatan(trx, pelaku, input)
  enforce(
    aturanKegiatan(input, {
      ...context,
      coa: context.coa.map((c) => c.id),
      lama: previous && {
        programId: previous.program_id,
        ppkId: previous.ppk_id,
        paguTerpakai: previous.terpakai,
        dipakaiPaket: previous.status === 'U',
      },
    })
  )
  const program = context.program[0]!
  const coa = context.coa[0]!
  const ppk = context.ppk.find((u) => u.id === Number(input.ppkId))!
  const isi = kegiatanDari(input, context)
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
  input: FormInput
): Promise<number> {
  const hasil = await periksa(trx, await pelakuRencana(actor, trx), input, null)
  const kegiatan = new Kegiatan().useTransaction(trx).merge({
    ...hasil.isi,
    penyunting: [actor.id],
    persetujuanPada: clockNow(),
  })
  const details = beda(null, hasil.terbaca)
  return (await kegiatan.by(actor, 'kegiatan.tambah', { details }).save()).id
}

export async function ubahKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput & KegiatanDibaca
): Promise<number> {
  const pelaku = await pelakuRencana(actor, trx)
  const { kegiatan } = await kegiatanUntuk(trx, pelaku, input, 'ubah')
  const previous = (await barisKegiatan(trx, pelaku, kegiatan.id))!
  const hasil = await periksa(trx, pelaku, input, previous)
  kegiatan.merge(hasil.isi)
  if (kegiatan.$isDirty) await kegiatan.sunting(actor, beda(terbaca(previous), hasil.terbaca))
  return kegiatan.id
}

export async function hapusKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: KegiatanDibaca
): Promise<void> {
  const pelaku = await pelakuRencana(actor, trx)
  const { kegiatan } = await kegiatanUntuk(trx, pelaku, dibaca, 'hapus')
  const previous = terbaca((await barisKegiatan(trx, pelaku, kegiatan.id))!)
  const details = Object.fromEntries(Object.entries(previous).map(([k, v]) => [k, [v, null]]))
  await kegiatan.by(actor, 'kegiatan.hapus', { details }).delete()
}
