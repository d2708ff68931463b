/** The own living sessions: what a person looks at who lost a device. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SesiRow } from '@eproc/domain/akun/answers'
import { keIso } from '@eproc/domain/common/format'
import { perangkat } from '@eproc/domain/akun/kode_masuk'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import type { Pelaku } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { clockNow } from '#core/clock/clock'
import { conflict, notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

const MAKS_TAMPIL = 50

/** Those that were used last, and how many there are. */
export async function sesiSendiri(actor: Pelaku): Promise<{ baris: SesiRow[]; total: number }> {
  const hidup = Sesi.milik(db.connection(), actor.id).where(
    'kedaluwarsaPada',
    '>',
    clockNow().toSQL()!
  )
  const counted = await hidup.clone().clearSelect().count('* as n')
  const rows = await hidup
    .orderBy([
      { column: 'terakhir_pada', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAKS_TAMPIL)
  const baris = rows.map((s) => ({
    id: s.id,
    ...perangkat(s.agen),
    alamatIp: s.alamatIp,
    dibuatPada: keIso(s.dibuatPada.toJSDate())!,
    terakhirPada: keIso(s.terakhirPada.toJSDate())!,
    ini: s.id === actor.sesiId,
  }))
  return { baris, total: Number(counted[0]!.$extras.n) }
}

/** Ends another of the own sessions; 404 for anybody else's. */
export async function akhiriSesi(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null
): Promise<void> {
  if (id === actor.sesiId) throw conflict(teks.errors.sesiIni)
  const sesi = await Sesi.milik(trx, actor.id)
    .where('id', id ?? 0)
    .first()
  if (!sesi) throw notFound()
  await sesi.delete()
  const { peramban, sistem } = perangkat(sesi.agen)
  await writeJournal(trx, actor, {
    aksi: 'sesi.akhiri',
    objek: 'pengguna',
    objekId: actor.id,
    rincian: { perangkat: teks.sesi.perangkat(peramban, sistem), alamatIp: sesi.alamatIp },
  })
}
