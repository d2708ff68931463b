/**
 * What a new evaluation does to the results that were made from the old one: determinations of later stages no longer
 * hold, ranks are cleared (who withdrew stays out), and answered objections are closed, so that everybody may object to the new result. The
 * earlier result stays in the journal (decisions §5 'Objections').
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tabStaf, templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import type Paket from '#app/paket_berjalan/paket'
import Evaluasi from '#app/tender/evaluasi/evaluasi'
import { muatNilai, potretNilai } from '#app/tender/evaluasi/nilai_query'
import PengumumanHasil from '#app/tender/hasil/pengumuman_hasil'
import Penetapan from '#app/tender/penetapan/penetapan'
import Sanggah from '#app/tender/sanggah/sanggah'
import { tellReopened } from '#app/tender/sanggah/tell_reopened'
import type { Actor } from '#core/auth/actor'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

/** Call inside the evaluation's transaction, with the package's row locked. `tahap`: the stage of evaluation. */
export async function bukaUlangEvaluasi(
  trx: TransactionClientContract,
  actor: Actor,
  { paket, tahap }: { paket: Paket; tahap: Tahap }
): Promise<void> {
  // Direct procurement determines inside the stage of evaluation itself.
  const sesudah = templatUntuk(paket.metodePemilihan, paket.kualifikasi).filter(
    (t) => t.urut >= tahap.urut
  )
  const key = sesudah.map((t) => t.kunci)
  const penetapan = await gantikanPenetapan(trx, actor, paket.id, key)
  const sanggah = await tutupSanggah(trx, actor, paket.id, tipeSanggah(paket, sesudah))
  const nilai = await muatNilai(trx, paket.id)
  const berurut = nilai.filter((n) => n.urutan > 0 || (n.gugur && n.gugurSebab !== 'mundur'))
  if (berurut.length > 0) {
    for (const e of (await Evaluasi.menurutRekanan(trx, paket.id)).values()) {
      await e.bukaUlang(actor)
    }
  }
  const sudah = await PengumumanHasil.tahapPaket(trx, paket.id)
  const diumumkan = sesudah.filter((t) => sudah.has(t.kunci))
  if (penetapan.length + sanggah.length + berurut.length + diumumkan.length === 0) return
  await writeJournal(trx, actor, {
    aksi: 'evaluasi.ulang',
    objek: 'paket',
    objekId: paket.id,
    rincian: {
      tahap: tahap.kunci,
      penetapan,
      sanggah,
      hasilLama: berurut.map((n) => ({ vendorId: n.vendorId, nama: n.nama, ...potretNilai(n) })),
    },
  })
  // The next announcement is told anew.
  await PengumumanHasil.lupakan(trx, paket.id, key)
  await tellReopened(trx, actor, paket, { ditetapkan: penetapan.length > 0, diumumkan })
  await catatRilis(trx, paket.id)
}

/** Proposals and determinations of these stages; answers their ids. */
async function gantikanPenetapan(
  trx: TransactionClientContract,
  actor: Actor,
  paketId: number,
  tahap: readonly string[]
): Promise<number[]> {
  const semua = [
    ...(await Penetapan.berstatus(trx, paketId, 'tegas')),
    ...(await Penetapan.berstatus(trx, paketId, 'usul')),
  ].filter((p) => tahap.includes(p.tahap))
  for (const p of semua) await p.gantikan(actor)
  return semua.map((p) => p.id)
}

/** Objections of these types; each must have been answered. Answers their ids. */
async function tutupSanggah(
  trx: TransactionClientContract,
  actor: Actor,
  paketId: number,
  tipe: readonly TipeSanggah[]
): Promise<number[]> {
  const semua = await Sanggah.berjalan(trx, paketId, tipe)
  if (semua.some((s) => !s.dijawab)) throw conflict(tenderHasil.evaluasi.sanggahBelumDijawab)
  for (const s of semua) await s.tutup(actor)
  return semua.map((s) => s.id)
}

/** Types of objections that these stages take. */
const tipeSanggah = (paket: Paket, tahap: readonly Tahap[]): TipeSanggah[] => {
  const tab = tahap.flatMap((t) => [...tabStaf(t, paket.jenisPengadaan)].map(uraiTab))
  return [...new Set(tab.filter((u) => u.jenis === 'sanggah').map((u) => u.varian as TipeSanggah))]
}
