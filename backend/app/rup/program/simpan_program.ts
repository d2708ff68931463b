/** Creating, changing and deleting programs (decisions §4). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanProgram, type IsianProgram } from '@eproc/domain/rup/aturan_rup'
import { dalamLingkup, lingkupHak } from '@eproc/domain/common/rights'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { daftarUnit } from '#app/rup/acuan_rup_query'
import { divisiSendiri, pelakuRencana } from '#app/rup/pelaku_rencana_query'
import Program from '#app/rup/program/program'
import type { Pelaku } from '#core/auth/actor'
import { bentrok, terlarang, tidakDitemukan } from '#core/http/errors'
import { tegakkan } from '#core/http/input'
import { sekarang } from '#core/clock/clock'

type Isian = IsianProgram & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
async function periksa(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  isian: Isian,
  lama: Program | null
) {
  tegakkan(
    aturanProgram(isian, {
      divisi: await daftarUnit(trx),
      divisiSendiri: divisiSendiri(pelaku, 'program.kelola'),
      tahunIni: sekarang().year,
      lama: lama && {
        divisi: lama.divisi,
        tahunAnggaran: lama.tahunAnggaran,
        jumlahKegiatan: await lama.jumlahKegiatan(),
      },
    })
  )
  return {
    kode: isian.kode!,
    nama: isian.nama!,
    divisi: isian.divisi!,
    tahunAnggaran: Number(isian.tahunAnggaran),
  }
}

/** The program in the caller's scope (404), locked, and manageable by the caller (403). */
async function programUntuk(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  id: number | null
): Promise<Program> {
  const program = await Program.query({ client: trx })
    .withScopes((s) => s.dalamLingkup(pelaku, 'rup.baca'))
    .where('id', id ?? 0)
    .forUpdate()
    .first()
  if (!program) throw tidakDitemukan()
  const unit = (await daftarUnit(trx)).find((d) => d.kode === program.divisi)
  const objek = { divisi: program.divisi, direktorat: unit?.parent ?? program.divisi }
  if (!dalamLingkup(lingkupHak(pelaku, 'program.kelola'), pelaku, objek)) throw terlarang()
  return program
}

export async function tambahProgram(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian
): Promise<number> {
  const pelaku = await pelakuRencana(actor, trx)
  const program = new Program().useTransaction(trx)
  program.merge({ ...(await periksa(trx, pelaku, isian, null)), dibuatOleh: actor.id })
  return (await program.by(actor, 'program.tambah').save()).id
}

export async function ubahProgram(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian & { id: number | null }
): Promise<number> {
  const pelaku = await pelakuRencana(actor, trx)
  const program = (await programUntuk(trx, pelaku, isian.id)).asRead(isian.versi)
  program.merge(await periksa(trx, pelaku, isian, program))
  return (await program.by(actor, 'program.ubah').save()).id
}

/** Only without activities: the lock keeps new ones out until the program is gone. */
export async function hapusProgram(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null
): Promise<void> {
  const program = await programUntuk(trx, await pelakuRencana(actor, trx), id)
  if ((await program.jumlahKegiatan()) > 0) throw bentrok(teks.galat.programBerisi)
  await program.by(actor, 'program.hapus').delete()
}
