/** Creating, changing and deleting programs (decisions §4). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanProgram, type ProgramInput } from '@eproc/domain/rup/aturan_rup'
import { dalamLingkup, lingkupHak } from '@eproc/domain/common/rights'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { listUnit } from '#app/rup/acuan_rup_query'
import { divisiSendiri, pelakuRencana } from '#app/rup/pelaku_rencana_query'
import Program from '#app/rup/program/program'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { clockNow } from '#core/clock/clock'

type FormInput = ProgramInput & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
async function periksa(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  input: FormInput,
  previous: Program | null
) {
  enforce(
    aturanProgram(input, {
      divisi: await listUnit(trx),
      divisiSendiri: divisiSendiri(pelaku, 'program.kelola'),
      tahunIni: clockNow().year,
      lama: previous && {
        divisi: previous.divisi,
        tahunAnggaran: previous.tahunAnggaran,
        jumlahKegiatan: await previous.jumlahKegiatan(),
      },
    })
  )
  return {
    kode: input.kode!,
    nama: input.nama!,
    divisi: input.divisi!,
    tahunAnggaran: Number(input.tahunAnggaran),
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
  if (!program) throw notFound()
  const unit = (await listUnit(trx)).find((d) => d.kode === program.divisi)
  const objek = { divisi: program.divisi, direktorat: unit?.parent ?? program.divisi }
  if (!dalamLingkup(lingkupHak(pelaku, 'program.kelola'), pelaku, objek)) throw forbidden()
  return program
}

export async function tambahProgram(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput
): Promise<number> {
  const pelaku = await pelakuRencana(actor, trx)
  const program = new Program().useTransaction(trx)
  program.merge({ ...(await periksa(trx, pelaku, input, null)), dibuatOleh: actor.id })
  return (await program.by(actor, 'program.tambah').save()).id
}

export async function ubahProgram(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput & { id: number | null }
): Promise<number> {
  const pelaku = await pelakuRencana(actor, trx)
  const program = (await programUntuk(trx, pelaku, input.id)).asRead(input.versi)
  program.merge(await periksa(trx, pelaku, input, program))
  return (await program.by(actor, 'program.ubah').save()).id
}

/** Only without activities: the lock keeps new ones out until the program is gone. */
export async function hapusProgram(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, versi }: { id: number | null; versi?: number | null | undefined }
): Promise<void> {
  const program = (await programUntuk(trx, await pelakuRencana(actor, trx), id)).asRead(versi)
  if ((await program.jumlahKegiatan()) > 0) throw conflict(teks.errors.programBerisi)
  await program.by(actor, 'program.hapus').delete()
}
